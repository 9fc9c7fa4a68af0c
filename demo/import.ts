import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { importReport } from '../server/app/import-report.ts'
import { type Db, openDb } from '../server/db/db.ts'
import { dbConfigFromEnv } from '../server/db/db-config.ts'
import { DbError } from '../server/db/db-error.ts'
import { importFile } from '../server/import/import-file.ts'
import type { Rates } from '../server/import/price.ts'
import { ImportError } from '../server/import/rows/import-row.ts'
import type { DecimalSign } from '../server/import/values/amount.ts'
import { configuration } from './content/configuration.ts'
import { languages } from './content/languages.ts'
import { seedDemoShop } from './seed/seed-demo-shop.ts'

const usage = `npm run import -- FILE [--list NAME] [--rate USD=0.92] [--encoding NAME] [--decimal . | ,] [--dry-run] [--prune] [--force]

FILE       a Shopify or WooCommerce product CSV or a Google Merchant feed (TSV, CSV or XML)
--list     product list that shows the import: <shop-product-list product-list="NAME">; else named after the file
--rate     worth of one unit of another currency in the shop's, for feeds that state one; may be repeated
--encoding encoding of the file, if it is not detected: windows-1257, iso-8859-2 …
--decimal  sign that separates the decimals of all prices, if the file does not tell
--dry-run  read, compare with the shop and report what would change; write nothing
--prune    take the products of earlier imports of the list out of the shop that the file has no longer
--force    import even if prices change more than tenfold, which otherwise stops the import before it writes anything`

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      list: { type: 'string' },
      encoding: { type: 'string' },
      decimal: { type: 'string' },
      rate: { type: 'string', multiple: true, default: [] },
      'dry-run': { type: 'boolean', default: false },
      prune: { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  const [file, ...others] = positionals
  if (values.help || file === undefined || others.length > 0) {
    console.log(usage)
    process.exitCode = values.help ? 0 : 1
    return
  }
  const shared = {
    list: values.list,
    rates: parseRates(values.rate),
    encoding: values.encoding,
    decimal: parseDecimal(values.decimal),
    isForced: values.force,
    isPruning: values.prune,
    progress: showProgress,
  }
  const isDry = values['dry-run']
  const db = await (isDry ? shopToRead() : openDb(dbConfigFromEnv(process.env)))
  try {
    if (db && !isDry) await seedDemoShop(db)
    const report = await importFile(file, { languages, timeZone: configuration.orderCutOff.timeZone }, { ...shared, db, isDry })
    if (process.stderr.isTTY) process.stderr.write('\r\u001b[K')
    for (const line of importReport(report, isDry)) console.log(line)
    if (report.products === 0) process.exitCode = 1
  } finally {
    await db?.close()
  }
}

/** Opens the existing shop for a dry run, which checks whether codes are taken; undefined if there is none. */
async function shopToRead(): Promise<Db | undefined> {
  const place = dbConfigFromEnv(process.env)
  if (place.dir && !existsSync(place.dir)) return undefined
  try {
    const db = await openDb(place)
    const [found] = await db.query<{ isFilled: boolean }>(`select to_regclass('variant') is not null as "isFilled"`)
    if (found?.isFilled) return db
    await db.close()
  } catch (error) {
    if (!(error instanceof DbError)) throw error
    console.log(`The file was not compared with the shop. ${error.message}`)
  }
}

function parseRates(texts: readonly string[]): Rates {
  return Object.fromEntries(
    texts.map((text) => {
      const [, currency = '', rate = ''] = /^([^\s\d=]{1,4})=(\d+(?:\.\d+)?)$/.exec(text) ?? []
      if (!currency || Number(rate) === 0) throw new ImportError(`--rate ${text} must have the format USD=0.92`)
      return [currency, Number(rate)]
    }),
  )
}

function parseDecimal(text: string | undefined): DecimalSign | undefined {
  if (text === undefined || text === '.' || text === ',') return text
  throw new ImportError(`--decimal ${text} must be . or ,`)
}

function showProgress(rows: number, products: number) {
  if (process.stderr.isTTY) process.stderr.write(`\r${rows} rows, ${products} products `)
}

main().catch((error: unknown) => {
  const isForPeople = error instanceof ImportError || error instanceof DbError || (error instanceof TypeError && 'code' in error)
  console.error(isForPeople ? error.message : error)
  process.exitCode = 1
})
