import { type BadRow, type ImportedVariant, type ImportRow, isBadRow } from './import-row.ts'

/** The combined rows with the same key. */
export interface ImportedProduct extends Omit<ImportRow, 'variant'> {
  variants: ImportedVariant[]
}

export interface Batch {
  products: ImportedProduct[]
  bad: BadRow[]
  /** rows read so far */
  rows: number
}

const batchSize = 1000

/** Combines rows to products, in batches of about a thousand rows. Keeps consecutive rows with the same key in one batch. */
export async function* batches(rows: AsyncIterable<ImportRow | BadRow>): AsyncGenerator<Batch> {
  let [products, bad] = [new Map<string, ImportedProduct>(), [] as BadRow[]]
  let [inBatch, count, last] = [0, 0, '']
  const batch = (): Batch => ({ products: [...products.values()], bad, rows: count })
  for await (const row of rows) {
    if (inBatch >= batchSize && !isBadRow(row) && row.key !== last) {
      yield batch()
      ;[products, bad, inBatch] = [new Map(), [], 0]
    }
    inBatch += 1
    count += 1
    if (isBadRow(row)) bad.push(row)
    else {
      last = row.key
      products.set(row.key, appendVariant(products.get(row.key), row))
    }
  }
  yield batch()
}

function appendVariant(product: ImportedProduct | undefined, { variant, ...row }: ImportRow): ImportedProduct {
  if (!product) return { ...row, variants: variant ? [variant] : [] }
  const known = new Set(product.pictures.map(({ url }) => url))
  return {
    ...row,
    ...product,
    facts: product.facts.length ? product.facts : row.facts,
    pictures: [...product.pictures, ...row.pictures.filter(({ url }) => !known.has(url))],
    variants: variant ? [...product.variants, variant] : product.variants,
  }
}
