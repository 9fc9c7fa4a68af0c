import type { Db } from '../../db/db.ts'
import { createProductId, type Destination, toSku } from './destination.ts'
import type { BadRow } from './import-row.ts'
import type { ImportedProduct } from './products.ts'

/** Looks up which products of the shop own these variant codes and SKUs. */
async function findOwners(db: Db, codes: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.query<{ code: string; id: string }>(
    `select code, id from variant join product on no = product_no where code = any($1)
     union all select sku, id from product where sku = any($1)`,
    [codes],
  )
  return new Map(rows.map(({ code, id }) => [code, id]))
}

/**
 * Creates a function that sorts out invalid products and products whose codes belong to another product: of this file, or of
 * the shop if `db` is given.
 */
export function createConflictFinder(db: Db | undefined, target: Destination) {
  const taken = new Map<string, string>()
  const seenIds = new Set<string>()

  return async (products: readonly ImportedProduct[]): Promise<{ valid: ImportedProduct[]; bad: BadRow[] }> => {
    const owners = db ? await findOwners(db, products.flatMap(collectCodes)) : new Map<string, string>()
    const bad: BadRow[] = []
    const valid = products.filter((product) => {
      const problem = problemOf(product)
      if (problem) bad.push({ line: product.line, problem, rows: product.rows })
      else for (const code of collectCodes(product)) taken.set(code, createProductId(target, product))
      if (!problem) seenIds.add(createProductId(target, product))
      return !problem
    })
    return { valid, bad }

    function problemOf(product: ImportedProduct): string | undefined {
      const id = createProductId(target, product)
      if (!product.title) return `The rows of '${product.key}' have no title`
      if (product.variants.length === 0) return `'${product.key}' has no row with a price`
      if (seenIds.has(id)) return `The rows of '${product.key}' are too far apart: sort the file by them`
      const codes = product.variants.map(({ code }) => code)
      const duplicate = codes.find((code, index) => codes.indexOf(code) !== index)
      if (duplicate !== undefined) return `'${product.key}' has the code '${duplicate}' twice`
      const conflicting = collectCodes(product).find((code) => (taken.get(code) ?? owners.get(code) ?? id) !== id)
      if (conflicting !== undefined) return `The code '${conflicting}' belongs to another product`
    }
  }
}

const collectCodes = (product: ImportedProduct): string[] => [...new Set([toSku(product), ...product.variants.map(({ code }) => code)])]
