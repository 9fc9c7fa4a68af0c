import { type BadRow, type ImportedVariant, type ImportRow, isBadRow } from './import-row.ts'
import { withOwnCodes } from './made-codes.ts'

/** The combined rows with the same key. */
export interface ImportedProduct extends Omit<ImportRow, 'variant' | 'problem' | 'notForSale'> {
  variants: ImportedVariant[]
  /** why the merchant does not sell it, or which variants he does not: a reason each */
  notForSale?: string | undefined
  withheld?: string[]
  /** number of rows that were read for it */
  rows: number
}

export interface Batch {
  products: ImportedProduct[]
  bad: BadRow[]
  /** keys of all products that rows belong to, also bad ones */
  keys: string[]
  /** bad rows that could belong to any product */
  unreadable: number
  /** rows read so far */
  rows: number
}

const batchSize = 1000

/** Combines rows to products, in batches of about a thousand rows. Keeps consecutive rows with the same key in one batch. */
export async function* batches(rows: AsyncIterable<ImportRow | BadRow>): AsyncGenerator<Batch> {
  let [products, bad, badKeys] = [new Map<string, ImportedProduct>(), [] as BadRow[], new Set<string>()]
  let [inBatch, count, unreadable, last] = [0, 0, 0, '']
  // a product of bad rows only has been reported
  const batch = (): Batch => ({
    products: [...products.values()].filter(({ rows: read }) => read > 0).map(withOwnCodes),
    bad,
    keys: [...products.keys(), ...badKeys],
    unreadable,
    rows: count,
  })
  for await (const row of rows) {
    if (inBatch >= batchSize && !isBadRow(row) && row.key !== last) {
      yield batch()
      ;[products, bad, badKeys, inBatch, unreadable] = [new Map(), [], new Set(), 0, 0]
    }
    inBatch += 1
    count += isBadRow(row) ? (row.rows ?? 1) : 1
    if (isBadRow(row)) {
      const { of, ...fault } = row
      bad.push(fault)
      if (of === undefined) unreadable += 1
      else if (of) badKeys.add(of)
    } else {
      last = row.key
      const known = products.get(row.key)
      const isSold = !known?.notForSale && !row.notForSale
      const problem = isSold ? (row.problem ?? repetition(known, row)) : undefined
      if (problem !== undefined) bad.push({ line: row.line, problem })
      products.set(row.key, append(known, row, problem === undefined))
    }
  }
  yield batch()
}

/** Whether a shopper could not tell the variant of a row from one before it. A repeated code is the fault of the whole product. */
function repetition(product: ImportedProduct | undefined, { key, variant }: ImportRow): string | undefined {
  if (!product || !variant || product.variants.some(({ code }) => code === variant.code)) return undefined
  const same = product.variants.find(({ options }) => describe(options) === describe(variant.options))
  if (!same) return undefined
  const choice = variant.options.map(({ value }) => value).join(', ')
  return choice
    ? `'${key}' has the choice '${choice}' twice: as '${same.code}' and as '${variant.code}'`
    : `'${key}' has no option to tell '${variant.code}' from '${same.code}'`
}

const describe = (options: ImportedVariant['options']): string => JSON.stringify(options.map(({ name, value }) => [name, value]))

function append(product: ImportedProduct | undefined, row: ImportRow, isGood: boolean): ImportedProduct {
  const { variant, problem: _, notForSale, ...fields } = row
  const variants = variant && isGood && !notForSale ? [variant] : []
  const rows = isGood ? 1 : 0
  const whole = notForSale?.isWhole ? notForSale.reason : undefined
  const withheld = notForSale && !notForSale.isWhole ? [notForSale.reason] : []
  if (!product) return { ...fields, variants, rows, ...(whole && { notForSale: whole }), ...(withheld.length > 0 && { withheld }) }
  const known = new Set(product.pictures.map(({ url }) => url))
  return {
    ...fields,
    ...product,
    path: product.path.length ? product.path : fields.path,
    facts: product.facts.length ? product.facts : fields.facts,
    pictures: [...product.pictures, ...fields.pictures.filter(({ url }) => !known.has(url))],
    variants: [...product.variants, ...variants],
    rows: product.rows + rows,
    ...(whole && { notForSale: whole }),
    ...(withheld.length > 0 && { withheld: [...(product.withheld ?? []), ...withheld] }),
  }
}

/** Why no variant of the product is sold; undefined if one is. */
export const whyNotForSale = ({ notForSale, withheld = [], variants }: ImportedProduct): string | undefined =>
  notForSale ?? (variants.length === 0 ? withheld[0] : undefined)
