import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { createMedusa } from '../../gateway/engines/medusa/medusa.ts'
import { findPostgres, startPostgres } from '../runtime/postgres.ts'
import { install, onStop, run, start, untilReady } from './processes.ts'
import { readJson, type Sample } from './sample.ts'

const folder = resolve(process.env.ENGINE_DIR ?? '.engines/medusa')
const port = process.env.MEDUSA_PORT ?? '4720'
const databasePort = Number(process.env.MEDUSA_DATABASE_PORT ?? 4721)
const url = `http://localhost:${port}`
const version = '2.21.2'
const startMs = 120_000
/** the default country of the gateway's configuration */
const country = 'LT'
const staff = { email: 'admin@example.com', password: 'superadmin' }

const packages = {
  name: 'medusa-sample',
  dependencies: { '@medusajs/cli': version, '@medusajs/framework': version, '@medusajs/medusa': version },
}

/** Medusa's administration is not built: it takes minutes, and its API answers without it. */
const config = `const { defineConfig } = require('@medusajs/framework/utils')
module.exports = defineConfig({
  admin: { disable: true },
  projectConfig: {
    databaseUrl: process.env.DATABASE_URL,
    databaseDriverOptions: { ssl: false },
    http: { storeCors: '${url}', adminCors: '${url}', authCors: '${url}', jwtSecret: 'sample', cookieSecret: 'sample' },
  },
})
`

/** What the sample was filled with: the publishable key and the region of its shop. */
const readSample = () => JSON.parse(readFileSync(join(folder, 'sample.json'), 'utf8')) as { key: string; region: string }

/** The address of an empty or filled database. MEDUSA_DATABASE_URL is used as it is. */
async function openDatabase(): Promise<string> {
  if (process.env.MEDUSA_DATABASE_URL) return process.env.MEDUSA_DATABASE_URL
  const programs = findPostgres()
  if (!programs) throw new Error('Medusa needs PostgreSQL: install it, or set MEDUSA_DATABASE_URL.')
  const server = await startPostgres(programs, join(folder, 'postgres'), databasePort)
  onStop(() => void server.stop())
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  const { rowCount } = await client.query("select from pg_database where datname = 'medusa'")
  if (!rowCount) await client.query('create database medusa')
  await client.end()
  return server.url.replace(/postgres$/, 'medusa')
}

const answers = async () => (await fetch(`${url}/health`)).ok

/** Medusa with a small shop. MEDUSA_PORT and MEDUSA_DATABASE_PORT change the ports. */
export const medusaSample: Sample = {
  title: `Medusa ${version}`,
  url,
  folder,
  staff: `${url}/admin (${staff.email}, ${staff.password})`,
  start: async () => {
    await install(folder, `Medusa ${version}`, packages, '@medusajs/medusa')
    writeFileSync(join(folder, 'medusa-config.js'), config)
    const cli = join(folder, 'node_modules/@medusajs/cli/cli.js')
    const env = { DATABASE_URL: await openDatabase(), MEDUSA_DISABLE_TELEMETRY: 'true', LOG_LEVEL: 'warn', NODE_ENV: 'production' }
    const medusa = (...args: string[]) =>
      run(process.execPath, [cli, ...args], { cwd: folder, env, failure: `medusa ${args[0]} failed; see its message above.` })
    if (!existsSync(join(folder, 'sample.json'))) {
      console.log('Filling Medusa with its sample …')
      await medusa('db:migrate')
      await medusa('user', '--email', staff.email, '--password', staff.password)
      await medusa('exec', fileURLToPath(new URL('medusa-sample.js', import.meta.url)))
    }
    const ended = start(process.execPath, [cli, 'start', '--port', port], { cwd: folder, env })
    await untilReady('Medusa', ended, { answers, limitMs: startMs })
    return { ended }
  },
  adapter: () => createMedusa({ url, ...readSample(), country }),
  gatewayOptions: () => {
    const { key, region } = readSample()
    return ['--engine', 'medusa', '--url', url, '--key', key, '--region', region, '--country', country]
  },
  lists: () => {
    const { key, region } = readSample()
    const fields = 'id,title,handle,description,thumbnail,images.url,*options,*variants.options,*variants.calculated_price,variants.sku'
    const query = new URLSearchParams({ limit: '50', region_id: region, country_code: country.toLowerCase(), fields })
    const headers = { 'x-publishable-api-key': key }
    // Medusa counts no filters
    const load = async () => (await readJson<{ products: unknown[] }>(`${url}/store/products?${query}`, { headers })).products.length
    return [{ title: 'all products and their filters', load }]
  },
}
