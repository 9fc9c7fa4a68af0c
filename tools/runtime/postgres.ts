import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

const programs = '/usr/lib/postgresql'

/** The folder of the programs of the newest PostgreSQL of this machine; undefined if there is none. */
export function findPostgres(): string | undefined {
  const [newest] = existsSync(programs) ? readdirSync(programs).sort((a, b) => Number(b) - Number(a)) : []
  const folder = newest && join(programs, newest, 'bin')
  return folder && existsSync(join(folder, 'initdb')) ? folder : undefined
}

/** PostgreSQL refuses to run as root, so it runs as a user of its own. */
function userOfServer(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const idOf = (kind: string) => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

/** Starts the cluster of a folder, which it creates if there is none. */
export async function startPostgres(bin: string, folder: string, port: number): Promise<{ url: string; stop(): Promise<void> }> {
  const user = userOfServer()
  mkdirSync(folder, { recursive: true })
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  if (!existsSync(data))
    execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'shop', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'], {
      ...user,
      stdio: 'ignore',
    })
  const server = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'], {
    ...user,
    stdio: 'ignore',
  })
  const url = `postgres://shop@127.0.0.1:${port}/postgres`
  for (let tries = 0; ; tries += 1) {
    const client = new pg.Client({ connectionString: url })
    const isUp = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => undefined)
    if (isUp) break
    if (tries > 100 || server.exitCode !== null) throw new Error('PostgreSQL did not start')
    await pause(200)
  }
  return {
    url,
    stop: () =>
      new Promise((resolve) => {
        server.once('exit', () => resolve())
        server.kill('SIGINT')
      }),
  }
}
