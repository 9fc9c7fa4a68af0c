import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/* The sample apps of `examples`, copied, installed, compiled and built as a customer would. */

const root = new URL('../..', import.meta.url).pathname
const samples = join(root, 'examples')
const builtPackage = join(root, 'dist/package')

interface Manifest {
  scripts: Record<string, string>
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

const readManifest = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest

/** Names of the sample apps that npm builds. */
export const sampleNames = (): string[] => readdirSync(samples).filter((name) => existsSync(join(samples, name, 'package.json')))

const libraries = ({ dependencies, devDependencies }: Manifest) => ({ ...dependencies, ...devDependencies })

/** Whether an app needs nothing but the package and what this project has installed, in the same versions. */
export const isLinkable = (name: string): boolean =>
  Object.entries(libraries(readManifest(join(samples, name)))).every(([library, version]) => {
    const manifest = join(root, 'node_modules', library, 'package.json')
    return library === 'shop-kit' || (existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).version === version)
  })

function run(cwd: string, args: readonly string[], env: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd, encoding: 'utf8', env: { ...process.env, ...env } })
  if (status) throw new Error(`npm ${args.join(' ')} failed:\n${stdout}${stderr}`)
}

async function install(app: string, manifest: Manifest, tarball: string) {
  if (manifest.dependencies?.['shop-kit']) manifest.dependencies['shop-kit'] = `file:${tarball}`
  await writeFile(join(app, 'package.json'), JSON.stringify(manifest))
  run(app, ['install', '--prefer-offline', '--no-audit', '--no-fund'], {})
}

/** Links the libraries of this project instead of installing them: takes no time and no network. */
async function link(app: string, manifest: Manifest) {
  const modules = join(app, 'node_modules')
  for (const library of Object.keys(libraries(manifest))) {
    const target = library === 'shop-kit' ? builtPackage : join(root, 'node_modules', library)
    await mkdir(dirname(join(modules, library)), { recursive: true })
    await symlink(target, join(modules, library))
  }
  await symlink(join(root, 'node_modules/.bin'), join(modules, '.bin'))
}

export interface AppOptions {
  temporary: string
  /** the packed package; without it, libraries are linked */
  tarball: string | undefined
  shop: string
}

/** Copies, installs, checks and builds a sample app. Returns its folder and whether it has its own server. */
export async function buildApp(name: string, { temporary, tarball, shop }: AppOptions): Promise<{ app: string; starts: boolean }> {
  const app = join(temporary, 'examples', name)
  await cp(join(samples, name), app, { recursive: true, filter: (path) => !/\/(node_modules|dist)$/.test(path) })
  const manifest = readManifest(app)
  const { check, start } = manifest.scripts
  await (tarball ? install(app, manifest, tarball) : link(app, manifest))
  if (check) run(app, ['run', 'check'], {})
  run(app, ['run', 'build'], { SHOP: shop, VITE_SHOP: shop })
  return { app, starts: Boolean(start) }
}

/** Runs `npm start` of an app until it listens. Returns a function that ends it. */
export async function startApp(app: string, env: Record<string, string>): Promise<() => void> {
  const command = JSON.parse(await readFile(join(app, 'package.json'), 'utf8')).scripts.start as string
  const [program = '', ...args] = command.split(' ')
  const child = spawn(program, args, { cwd: app, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] })
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve())
    child.once('exit', (code) => reject(new Error(`${command} ended with ${code}`)))
  })
  return () => child.kill()
}
