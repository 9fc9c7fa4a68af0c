import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../free-port.ts'
import { configuration, installation } from './php.ts'

/* A WordPress in a temporary folder, from the packages of Debian, with a database server and a web server of its own. */

const source = process.env.WORDPRESS_PATH ?? '/usr/share/wordpress'
export const pluginSource = new URL('../../../docs/examples/wordpress/shop-kit', import.meta.url).pathname
const startMs = 30_000

// a user's PATH lacks the folder of servers
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
const programPath = (name: string) => folders.map((folder) => join(folder, name)).find((path) => existsSync(path))

const hasExtension = (name: string) =>
  spawnSync(programPath('php') ?? '', ['-m'], { encoding: 'utf8' })
    .stdout?.split(/\s+/)
    .some((known) => known.toLowerCase() === name) ?? false

const themesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : [])

/** The packages of Debian that the site needs and this machine lacks. */
export function missingPackages(): string[] {
  const needs: [name: string, isThere: boolean][] = [
    ['php-cli', Boolean(programPath('php'))],
    ['php-mysql', hasExtension('mysqli')],
    ['mariadb-server', Boolean(programPath('mariadbd') && programPath('mariadb-install-db'))],
    ['wordpress', existsSync(join(source, 'wp-load.php'))],
    ['wordpress-theme-twentytwentythree', themesIn(join(source, 'wp-content/themes')).includes('twentytwentythree')],
  ]
  return needs.filter(([, isThere]) => !isThere).map(([name]) => name)
}

function run(program: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw error ?? new Error(`${program} failed:\n${stderr || stdout}`)
  return stdout
}

export interface Site {
  origin: string
  /** folder of the site */
  root: string
  /** runs PHP inside WordPress and returns what it prints */
  php(code: string): string
  /** copies the plugin into the site */
  addPlugin(): Promise<void>
  hasPlugin(): boolean
  close(): Promise<void>
}

async function end(child: ChildProcess) {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  if (child.exitCode === null && child.kill()) await Promise.race([ended, pause(5000)])
}

async function until(isReady: () => boolean | Promise<boolean>, what: string) {
  for (const started = Date.now(); !(await isReady()); await pause(100))
    if (Date.now() - started > startMs) throw new Error(`${what} does not start`)
}

/** Starts MariaDB on a socket in the folder, without network and passwords. */
async function startDatabase(folder: string): Promise<{ socket: string; server: ChildProcess }> {
  const [datadir, socket] = [join(folder, 'database'), join(folder, 'sql')]
  const user = process.getuid?.() === 0 ? ['--user=root'] : []
  const shared = ['--no-defaults', ...user, `--datadir=${datadir}`]
  run(programPath('mariadb-install-db') ?? '', [...shared, '--auth-root-authentication-method=normal'], folder)
  const server = spawn(programPath('mariadbd') ?? '', [...shared, `--socket=${socket}`, '--skip-networking'], { stdio: 'ignore' })
  await until(() => existsSync(socket), 'mariadbd')
  return { socket, server }
}

/** Installs WordPress with the plugin activated, and starts it. */
export async function startSite(folder: string, port?: number): Promise<Site> {
  const root = join(folder, 'site')
  const plugin = join(root, 'wp-content/plugins/shop-kit')
  await mkdir(folder, { recursive: true })
  await cp(source, root, { recursive: true, dereference: true })
  const { socket, server: database } = await startDatabase(folder)
  const servers = [database]
  const close = async () => {
    for (const server of servers.splice(0).reverse()) await end(server)
  }
  const php = (code: string) => run(programPath('php') ?? '', ['-d', 'display_errors=stderr', '-r', code], root)
  try {
    const origin = `http://localhost:${port ?? (await freePort())}`
    const { host } = new URL(origin)
    const addPlugin = () => cp(pluginSource, plugin, { recursive: true })
    await addPlugin()
    await writeFile(join(root, 'wp-config.php'), configuration(socket, origin))
    php(installation)
    // several processes, because the editor asks the site while a page of it is answered
    const env = { ...process.env, PHP_CLI_SERVER_WORKERS: '4' }
    servers.push(
      spawn(programPath('php') ?? '', ['-d', 'opcache.enable_cli=1', '-S', host, '-t', root], { cwd: root, env, stdio: 'ignore' }),
    )
    const isUp = async () => (await fetch(`${origin}/wp-login.php`)).ok
    await until(() => isUp().catch(() => false), 'php -S')
    return {
      origin,
      root,
      php: (code) =>
        php(
          `$_SERVER = array_merge( $_SERVER, array( 'HTTP_HOST' => '${host}', 'REMOTE_ADDR' => '127.0.0.1' ) );\nrequire 'wp-load.php';\n${code}`,
        ),
      addPlugin,
      hasPlugin: () => existsSync(plugin),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
