import type { RequestedLine } from '../../../src/domain/cart/pricing/line.ts'
import type { Addable } from '../../../src/domain/cart/pricing/offer.ts'
import type { Db } from '../../db/db.ts'
import type { Language } from '../../languages/language.ts'

/** A product that a line adds to the variant `code` by one of its attributes. */
interface ChosenProduct {
  code: string
  attribute: string
  no: number
  id: string
}

const addableKey = (code: string, attribute: string): string => JSON.stringify([code, attribute])

/** Products that the attributes of these variants' products offer. */
const loadOffered = (db: Db, codes: readonly string[]) =>
  db.query<ChosenProduct>(
    `select v.code, r.kind as attribute, p.no, p.id
     from variant v
     join product_relation r on r.product_no = v.product_no
     join attribute a on a.code = r.kind and a.type = 'inputProduct'
     join product p on p.no = any(r.others)
     where v.code = any($1)`,
    [codes],
  )

/** The products added to lines; only those that the product's attributes offer. */
export async function chosenProducts(
  db: Db,
  lines: readonly Pick<RequestedLine, 'code' | 'attributes'>[],
): Promise<readonly ChosenProduct[]> {
  const codes = new Set(lines.flatMap(({ code, attributes }) => (attributes ? [code] : [])))
  if (codes.size === 0) return []
  const offered = new Map<string, Map<string, ChosenProduct>>()
  for (const product of await loadOffered(db, [...codes])) {
    const key = addableKey(product.code, product.attribute)
    offered.set(key, (offered.get(key) ?? new Map<string, ChosenProduct>()).set(product.id, product))
  }
  const chosen = lines.flatMap(({ code, attributes = {} }) =>
    Object.entries(attributes).flatMap(([attribute, given]) => {
      const products = offered.get(addableKey(code, attribute))
      return products ? [given].flat().flatMap((value) => products.get(String(value)) ?? []) : []
    }),
  )
  return [...new Set(chosen)]
}

interface VariantRow {
  no: number
  title: string
  code: string
  price: number
  available: number
  sell_without_stock: boolean
}

/** Variants by the number of their product, cheapest first. */
async function loadVariants(db: Db, products: readonly number[], language: Language): Promise<Map<number, Addable[]>> {
  const variants = new Map<number, Addable[]>()
  if (products.length === 0) return variants
  const rows = await db.query<VariantRow>(
    `select p.no, t.title, v.code, v.price_cents as price, v.available_quantity as available,
       coalesce(v.sell_without_stock, p.sell_without_stock) as sell_without_stock
     from product p
     join product_text t on t.product_no = p.no and t.lang = $2
     join variant v on v.product_no = p.no
     where p.no = any($1) order by v.price_cents, v.code`,
    [products, language],
  )
  for (const { no, sell_without_stock: sellWithoutStock, ...variant } of rows)
    variants.set(no, [...(variants.get(no) ?? []), { ...variant, sellWithoutStock }])
  return variants
}

/** Returns a lookup by variant code and attribute: the variants of each chosen product, cheapest first. */
export async function loadAddables(db: Db, lines: readonly RequestedLine[], language: Language) {
  const chosen = await chosenProducts(db, lines)
  const variants = await loadVariants(db, [...new Set(chosen.map(({ no }) => no))], language)
  const byAttribute = new Map<string, Map<string, readonly Addable[]>>()
  for (const { code, attribute, no, id } of chosen) {
    const key = addableKey(code, attribute)
    byAttribute.set(key, (byAttribute.get(key) ?? new Map<string, readonly Addable[]>()).set(id, variants.get(no) ?? []))
  }
  return (code: string, attribute: string): ReadonlyMap<string, readonly Addable[]> =>
    byAttribute.get(addableKey(code, attribute)) ?? new Map()
}
