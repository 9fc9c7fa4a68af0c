import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../tools/free-port.ts'
import { findPostgres, startPostgres } from '../../tools/runtime/postgres.ts'
import { teardowns } from './teardowns.ts'

/** Whether this machine has the programs of PostgreSQL. */
export const hasPostgres = findPostgres() !== undefined

/** An empty server, which ends with the test file. */
export async function openPostgresServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const bin = findPostgres()
  if (!bin) throw new Error('This machine has no PostgreSQL')
  const folder = mkdtempSync(join(tmpdir(), 'shop-kit-postgres-'))
  chmodSync(folder, 0o755) // PostgreSQL has another user than root
  const server = await startPostgres(bin, join(folder, 'server'), await freePort())
  let isStopped = false
  const stop = async () => {
    if (!isStopped) await server.stop()
    isStopped = true
  }
  teardowns.push(async () => {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  })
  return { url: server.url, stop }
}
