import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

/**
 * `npm run start:vendure`: installs Vendure outside of the project's dependencies, fills it with its sample catalogue, and starts it with
 * the gateway in front. VENDURE_PORT and PORT change the ports, ENGINE_DIR the folder.
 */
const folder = resolve(process.env.ENGINE_DIR ?? '.engines/vendure')
const enginePort = process.env.VENDURE_PORT ?? '4710'
const port = process.env.PORT ?? '4700'
const api = `http://localhost:${enginePort}/shop-api`
const version = '3.7.3'
/** A first start installs pictures and prices of the sample, on a slow disk for minutes. */
const startMs = 600_000

const packages = {
  name: 'vendure-sample',
  private: true,
  dependencies: { '@vendure/asset-server-plugin': version, '@vendure/core': version, '@vendure/create': version, 'sql.js': '1.13.0' },
  // the version that Vendure asks for is in no registry
  overrides: { '@graphql-tools/batch-execute': '^10.0.0' },
}

const running: ChildProcess[] = []

function start(command: string, args: readonly string[], options: { cwd?: string; env?: Record<string, string> } = {}): Promise<number> {
  const child = spawn(command, args, { stdio: 'inherit', cwd: options.cwd, env: { ...process.env, ...options.env } })
  running.push(child)
  return new Promise((done, fail) => {
    child.once('error', fail)
    child.once('exit', (code) => done(code ?? 1))
  })
}

async function install(): Promise<void> {
  if (existsSync(join(folder, 'node_modules', '@vendure', 'core'))) return
  console.log(`Installing Vendure ${version} in ${folder}, which takes minutes …`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify(packages, undefined, 2))
  if ((await start('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder })) !== 0)
    throw new Error('Vendure could not be installed; see the message of npm above.')
}

const answers = () =>
  fetch(api, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query: '{ collections { totalItems } products { totalItems } }' }),
  }).then(
    async (response) => {
      const { data } = (await response.json()) as { data?: Record<string, { totalItems: number }> }
      return Object.values(data ?? {}).every(({ totalItems }) => totalItems > 0) && data !== undefined
    },
    () => false,
  )

async function ready(ended: Promise<number>): Promise<void> {
  let hasEnded = false
  ended.then(() => {
    hasEnded = true
  })
  for (const end = performance.now() + startMs; performance.now() < end; await pause(500)) {
    if (hasEnded) throw new Error('Vendure has ended; see its message above.')
    if (await answers()) return
  }
  throw new Error(`Vendure does not answer at ${api}.`)
}

function stop(code: number): void {
  for (const child of running) child.kill()
  process.exitCode = code
}

async function main(): Promise<void> {
  await install()
  const server = fileURLToPath(new URL('vendure-server.js', import.meta.url))
  const env = { VENDURE_PORT: enginePort, VENDURE_DISABLE_TELEMETRY: 'true' }
  const engine = start(process.execPath, [server], { cwd: folder, env })
  await ready(engine)
  const main = fileURLToPath(new URL('../../gateway/main.ts', import.meta.url))
  const data = join(folder, 'gateway')
  const gateway = start(process.execPath, ['--import', 'tsx', main, '--url', api, '--port', port, '--data', data])
  console.log(`Vendure: ${api}, its admin API http://localhost:${enginePort}/admin-api (superadmin, superadmin)`)
  stop(await Promise.race([engine, gateway]))
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop(0))
main().catch((error: Error) => {
  console.error(error.message)
  stop(1)
})
