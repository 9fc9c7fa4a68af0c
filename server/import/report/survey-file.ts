import type { Db } from '../../db/db.ts'
import { createConflictFinder } from '../rows/conflicts.ts'
import { createProductId, type Destination } from '../rows/destination.ts'
import type { BadRow, ImportRow } from '../rows/import-row.ts'
import { batches, type ImportedProduct, whyNotForSale } from '../rows/products.ts'
import type { SaleState } from '../values/sale-period.ts'
import { createChangeLog, type ImportChanges } from './changes.ts'
import { createProblemLog, type Fault } from './problem-log.ts'

/** What a file has, and what importing it would change. */
export interface FileSurvey {
  rows: number
  products: number
  variants: number
  /** rows that were skipped */
  skipped: number
  /** what is wrong with the file, ordered by line */
  faults: Fault[]
  /** products and variants that the merchant does not sell, by reason */
  notForSale: Record<string, { products: number; variants: number }>
  /** variants that cannot be bought until there is stock */
  outOfStock: number
  /** sale prices by whether they apply now */
  sales: Record<Exclude<SaleState, 'open'>, number>
  /** undefined without a shop to compare with */
  changes: ImportChanges | undefined
  /** ids of the products that the file has, also of those that are refused or not for sale */
  present: ReadonlySet<string>
  /** rows that could be of any product */
  unreadable: number
}

/** Reads and checks a whole file, before anything is written. */
export async function surveyFile(
  rows: AsyncIterable<ImportRow | BadRow>,
  target: Destination,
  db: Db | undefined,
  progress?: (rows: number, products: number) => void,
): Promise<FileSurvey> {
  const problems = createProblemLog()
  const findConflicts = createConflictFinder(db, target)
  const log = db && createChangeLog(db, target)
  const present = new Set<string>()
  const survey = { rows: 0, products: 0, variants: 0, skipped: 0, outOfStock: 0, unreadable: 0 }
  const states: Pick<FileSurvey, 'notForSale' | 'sales'> = { notForSale: {}, sales: { ends: 0, over: 0, later: 0 } }
  for await (const batch of batches(rows)) {
    const { valid, bad } = await findConflicts(batch.products.filter((product) => !whyNotForSale(product)))
    await log?.note(valid)
    await log?.noteWithdrawn(batch.products.filter(whyNotForSale))
    for (const key of batch.keys) present.add(createProductId(target, { key }))
    for (const { rows: count = 1 } of [...batch.bad, ...bad]) survey.skipped += count
    survey.unreadable += batch.unreadable
    problems.add(batch.bad)
    problems.add(bad)
    for (const product of batch.products) countUnsold(states.notForSale, product)
    for (const { sale, stock, sellWithoutStock, isUncounted } of valid.flatMap(({ variants }) => variants)) {
      if (sale) states.sales[sale] += 1
      if (stock === 0 && !sellWithoutStock && !isUncounted) survey.outOfStock += 1
    }
    survey.rows = batch.rows
    survey.products += valid.length
    survey.variants += valid.reduce((sum, { variants }) => sum + variants.length, 0)
    progress?.(survey.rows, survey.products)
  }
  return { ...survey, ...states, faults: problems.faults(), changes: await log?.finish(present), present }
}

function countUnsold(notForSale: FileSurvey['notForSale'], product: ImportedProduct): void {
  const count = (reason: string, what: 'products' | 'variants') => {
    const counts = notForSale[reason] ?? { products: 0, variants: 0 }
    counts[what] += 1
    notForSale[reason] = counts
  }
  const reason = whyNotForSale(product)
  if (reason) count(reason, 'products')
  else for (const each of product.withheld ?? []) count(each, 'variants')
}
