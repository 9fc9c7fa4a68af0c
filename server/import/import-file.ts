import { basename, extname } from 'node:path'
import { formatMoney } from '../../src/domain/money.ts'
import { publish } from '../catalogue/write/publish.ts'
import type { Db } from '../db/db.ts'
import type { Languages } from '../languages/languages.ts'
import { openImportFile } from './open-file.ts'
import { type Rates, shopCurrency } from './price.ts'
import type { ImportChanges } from './report/changes.ts'
import { type FileSurvey, surveyFile } from './report/survey-file.ts'
import { createConflictFinder } from './rows/conflicts.ts'
import { ImportError } from './rows/import-row.ts'
import { batches, whyNotForSale } from './rows/products.ts'
import { toKey } from './rows/text.ts'
import type { DecimalSign } from './values/amount.ts'
import type { DecimalSigns } from './values/decimal-survey.ts'
import type { Clock } from './values/sale-period.ts'
import { createImportWriter } from './write-import.ts'

/** What an import needs to know about the shop. */
export interface ImportTarget {
  languages: Languages
  /** of dates that name none */
  timeZone: string
}

export interface ImportOptions {
  /** database to write to; without it, the file is only read and checked */
  db?: Db | undefined
  /** reports problems without writing; default: true without a `db` */
  isDry?: boolean
  /** id of the product list; default: derived from the file name */
  list?: string | undefined
  rates?: Rates
  /** encoding of the file; default: detected */
  encoding?: string | undefined
  /** decimal sign of the amounts in the file; default: detected from all of them */
  decimal?: DecimalSign | undefined
  /** time that sale prices must apply at, and the zone of dates that name none; default: now, in that of the shop */
  clock?: Clock
  /** imports even if known prices change more than tenfold */
  isForced?: boolean
  /** removes products of earlier imports of the list that the file no longer contains */
  isPruning?: boolean
  fetchBytes?: (url: string) => Promise<Buffer>
  progress?: (rows: number, products: number) => void
}

export interface ImportReport extends Omit<FileSurvey, 'present' | 'unreadable'> {
  format: string
  list: string
  pictures: { kept: number; unreachable: number }
  /** decimal sign of the prices; undefined if none has decimals */
  decimal: DecimalSigns['found']
  /** products of an earlier import that are no longer for sale: removed, or to be removed after a dry run */
  withdrawn: number
  /** whether the missing products were removed, or would be by a dry run */
  isPruned: boolean
}

/**
 * Imports the catalogue of another shop; repeating it updates the products. Reads the whole file before it writes anything. Throws an
 * `ImportError` for unknown formats and for prices that must be a mistake.
 */
export async function importFile(path: string, { languages, timeZone }: ImportTarget, options: ImportOptions = {}): Promise<ImportReport> {
  const name = basename(path, extname(path))
  const list = toKey(options.list ?? name)
  if (!list) throw new ImportError('The product list requires a name of letters or digits: add --list NAME')
  const clock = options.clock ?? { now: Date.now(), timeZone }
  const open = () => openImportFile(path, options.rates ?? {}, options.encoding, { decimal: options.decimal, clock })
  const { db, isDry = db === undefined, isForced = false, isPruning = false } = options
  const target = { list, title: toListTitle(name) }

  const { format, rows, signs } = await open()
  const { present, unreadable, ...survey } = await surveyFile(rows, target, db, options.progress)
  const report: ImportReport = {
    format,
    list,
    ...survey,
    decimal: signs.found,
    pictures: { kept: 0, unreachable: 0 },
    withdrawn: survey.changes?.withdrawn.count ?? 0,
    isPruned: isPruning,
  }
  if (isPruning && present.size === 0) refuse('--prune would take everything out of the list: the file has no products')
  if (isPruning && unreadable > 0) refuse('--prune needs to know all products of the file, but rows of it cannot be read: mend these first')
  if (!db || isDry) return report
  const { steep, missing } = survey.changes ?? {}
  if (steep?.count && !isForced) refuse(tellSteep(steep))

  const writer = await createImportWriter(db, languages, target, options.fetchBytes)
  const findConflicts = createConflictFinder(db, target)
  for await (const { products } of batches((await open()).rows)) {
    const { valid } = await findConflicts(products.filter((product) => !whyNotForSale(product)))
    await writer.withdraw(products.filter(whyNotForSale))
    await writer.write(valid)
  }
  if (isPruning) await writer.prune(present)
  if (report.products + report.withdrawn + (isPruning ? (missing?.count ?? 0) : 0) > 0) await publish(db)
  return { ...report, pictures: writer.pictures }
}

function refuse(message: string): never {
  throw new ImportError(message)
}

function tellSteep({ count, first: [example] }: ImportChanges['steep']): string {
  const prices = count === 1 ? 'The price of a variant' : `The prices of ${count} variants`
  const { title, code, was, price } = example ?? { title: '', code: '', was: 0, price: 0 }
  return `${prices} would change more than tenfold, such as '${title}' (${code}) from ${formatMoney(was / 100, shopCurrency)} to ${formatMoney(price / 100, shopCurrency)}. Nothing was written: check the file, or add --force`
}

/** The title for a file name: 'summer_sale-2026' becomes 'Summer sale 2026'. */
function toListTitle(name: string): string {
  const words = name.replace(/[-_.\s]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
