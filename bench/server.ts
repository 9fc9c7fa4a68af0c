import { fork } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import type { ServerFigures } from './server-case.ts'

/** A row of the table. */
export type Row = { database: string; products: number } & ServerFigures

const sizes = [20_000, 200_000]
const caseFile = fileURLToPath(new URL('./server-case.ts', import.meta.url))

/**
 * Measures list, filters, count and search with 20,000 and 200,000 products on the embedded database and, if `DATABASE_URL` is set, on
 * PostgreSQL. The databases are kept for the next run. Each case runs in a separate process.
 */
export async function serverBench(): Promise<Row[]> {
  const rows: Row[] = []
  for (const products of sizes) {
    rows.push(await measureCase('PGlite', products, ['dir', join(tmpdir(), 'shop-kit-bench', `pglite-${products}`)]))
    const url = process.env.DATABASE_URL
    if (url) rows.push(await measureCase('PostgreSQL', products, ['url', await databaseFor(url, products)]))
  }
  return rows
}

async function measureCase(database: string, products: number, location: string[]): Promise<Row> {
  await run(['seed', String(products), ...location])
  const figures = await run(['measure', String(products), ...location])
  if (!figures) throw new Error(`The case ${database} ${products} returned no results`)
  return { database, products, ...figures }
}

function run(args: string[]): Promise<ServerFigures | undefined> {
  return new Promise((resolve, reject) => {
    let figures: ServerFigures | undefined
    const child = fork(caseFile, args, { execArgv: ['--import', 'tsx'] })
    child.on('message', (message) => {
      figures = message as ServerFigures
    })
    child.on('error', reject)
    child.on('exit', (code) => (code === 0 ? resolve(figures) : reject(new Error(`The case ${args.join(' ')} exited with code ${code}`))))
  })
}

/** The address of the database for a number of products; creates it if it is missing. */
export async function databaseFor(url: string, products: number): Promise<string> {
  const name = `shop_bench_${products}`
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [name])
  if (rowCount === 0) await admin.query(`create database ${name}`)
  await admin.end()
  return Object.assign(new URL(url), { pathname: `/${name}` }).href
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.table(await serverBench())
