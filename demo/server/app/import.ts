import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Db, openDb } from '../db/db.ts'
import { dbConfigFromEnv } from '../db/db-config.ts'
import { DbError } from '../db/db-error.ts'
import { type ImportReport, importFile } from '../import/import-file.ts'
import { ImportError } from '../import/import-row.ts'
import type { Rates } from '../import/price.ts'
import type { DecimalSign } from '../import/values/amount.ts'
import { seedDemoShop } from '../seed/seed-demo-shop.ts'

const usage = `npm run import -- FILE [--list NAME] [--rate USD=0.92] [--encoding NAME] [--decimal . | ,] [--dry-run]

FILE       a Shopify or WooCommerce product CSV or a Google Merchant feed (TSV, CSV or XML)
--list     product list that shows the import: <shop-product-list product-list="NAME">; else named after the file
--rate     worth of one unit of another currency in the shop's, for feeds that state one; may be repeated
--encoding encoding of the file, if it is not detected: windows-1257, iso-8859-2 …
--decimal  sign that separates the decimals of all prices, if the file does not tell
--dry-run  read and report, write nothing; a shop that is not running is asked whose codes are taken`

const maxShownFaults = 50

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      list: { type: 'string' },
      encoding: { type: 'string' },
      decimal: { type: 'string' },
      rate: { type: 'string', multiple: true, default: [] },
      'dry-run': { type: 'boolean', default: false },
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
    progress: showProgress,
  }
  const isDry = values['dry-run']
  const db = await (isDry ? shopToRead() : openDb(dbConfigFromEnv(process.env)))
  try {
    if (db && !isDry) await seedDemoShop(db)
    printReport(await importFile(file, { ...shared, db, isDry }), isDry)
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
    console.log(`The codes were not compared with those of the shop. ${error.message}`)
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

const pluralize = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

function showProgress(rows: number, products: number) {
  if (process.stderr.isTTY) process.stderr.write(`\r${rows} rows, ${products} products `)
}

function printReport(report: ImportReport, isDry: boolean) {
  const { format, list, rows, products, variants, skipped, faults, pictures } = report
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K')
  console.log(
    `${format}: ${pluralize(rows, 'row')}, ${pluralize(products, 'product')} with ${pluralize(variants, 'variant')}${isDry ? ' could be imported, nothing was written' : ''}`,
  )
  for (const line of describeStates(report, isDry)) console.log(line)
  if (!isDry) {
    console.log(`Pictures: ${pictures.kept} fetched, ${pictures.unreachable} unreachable and replaced by a drawing`)
    console.log(`Shown by <shop-product-list product-list="${list}">`)
  }
  if (faults.length > 0) console.log(skipped === 0 ? 'Faults of the file:' : `${pluralize(skipped, 'row')} skipped:`)
  for (const { examples, rows: count } of faults.slice(0, maxShownFaults)) {
    // a line of the file may contain terminal escape sequences
    for (const { line, problem } of examples) console.log(`  line ${line}: ${printable(problem)}`)
    const more = count - examples.reduce((sum, { rows: own = 1 }) => sum + own, 0)
    if (more > 0) console.log(`    and ${pluralize(more, 'row')} more with this fault`)
  }
  if (faults.length > maxShownFaults) console.log(`  and ${pluralize(faults.length - maxShownFaults, 'other fault')}`)
  if (products === 0) process.exitCode = 1
}

const printable = (text: string) => text.replace(/\p{Cc}/gu, ' ')

const decimals = {
  '.': 'Prices have a decimal point',
  ',': 'Prices have a decimal comma',
  both: 'Prices have a decimal point or a decimal comma',
} as const

/** What the file says about prices and sale besides its rows, a line each. */
function describeStates({ products, decimal, notForSale, withdrawn, outOfStock, sales }: ImportReport, isDry: boolean): string[] {
  const left = Object.entries(notForSale).map(([reason, counts]) => {
    const parts = [
      counts.products > 0 && pluralize(counts.products, 'product'),
      counts.variants > 0 && pluralize(counts.variants, 'variant'),
    ]
    return `${parts.filter(Boolean).join(' and ')} (${printable(reason)})`
  })
  return [
    products > 0 && decimal && decimals[decimal],
    left.length > 0 && `Not for sale and left out: ${left.join(', ')}`,
    withdrawn > 0 &&
      `${pluralize(withdrawn, 'product')} of an earlier import ${isDry ? 'would be' : withdrawn === 1 ? 'was' : 'were'} taken out of the shop`,
    outOfStock > 0 && `${pluralize(outOfStock, 'variant')} out of stock`,
    sales.over > 0 && `${pluralize(sales.over, 'sale price')} over: sold at the regular price`,
    sales.later > 0 && `${pluralize(sales.later, 'sale price')} not begun: sold at the regular price until the next import`,
    sales.ends > 0 && `${pluralize(sales.ends, 'sale price')} with an end: import again then`,
  ].filter((line): line is string => Boolean(line))
}

main().catch((error: unknown) => {
  const isForPeople = error instanceof ImportError || error instanceof DbError || (error instanceof TypeError && 'code' in error)
  console.error(isForPeople ? error.message : error)
  process.exitCode = 1
})
