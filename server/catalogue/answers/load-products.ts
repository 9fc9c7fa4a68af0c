import type { Product } from '../../../src/model/product/product.ts'
import type { Db } from '../../db/db.ts'
import type { Language } from '../../languages/language.ts'
import { localizedPath } from '../records/path-to.ts'
import type { Reference } from '../records/reference.ts'
import { tabOrder } from '../records/tab-order.ts'
import { toAttributes } from './to-attributes.ts'

interface Row {
  no: number
  id: string
  productId: string
  sku: string
  category: string
  specs: Record<string, string | number | string[]>
  choices: Record<string, string[]>
  inputs: string[]
  sellWithoutStock: boolean
  countsStock: boolean
  minDeliveryDays: number | null
  splitAttribute: string | null
  splitValue: string | null
  codes: string[]
  images: string[]
  price: number
  priceOld: number | null
  discount: number
  stock: number
  available: number
  title: string
  path: string
  description: string | null
  tabs: Record<string, string> | null
}

/**
 * Loads the products of listing rows, in the given order (ENT-01). `inFull` includes all attributes, the description and the
 * tabs; without it the result is limited to what product cards show.
 */
export async function loadProducts(
  db: Db,
  reference: Reference,
  nos: readonly number[],
  { language, inFull }: { language: Language; inFull: boolean },
): Promise<Product[]> {
  if (nos.length === 0) return []
  const rows = await db.query<Row>(
    `select l.no, l.id, p.id as "productId", p.sku, p.category, p.specs, p.choices, p.inputs,
       p.sell_without_stock as "sellWithoutStock", p.counts_stock as "countsStock", p.min_delivery_days as "minDeliveryDays", l.split_attribute as "splitAttribute",
       l.split_value as "splitValue", l.codes, l.images, l.price_cents as price, l.price_old_cents as "priceOld", l.discount, l.stock,
       l.available_quantity as available, t.title, t.path,
       case when $3 then t.description end as description, case when $3 then t.tabs end as tabs
     from listing l join product p on p.no = l.product_no join product_text t on t.product_no = l.product_no and t.lang = $2
     where l.no = any($1::int[])`,
    [nos, language, inFull],
  )
  const byNo = new Map(rows.map((row) => [row.no, row]))
  return nos.flatMap((no) => {
    const row = byNo.get(no)
    return row ? toProduct(reference, row, language, inFull) : []
  })
}

function toProduct(reference: Reference, row: Row, language: Language, inFull: boolean): Product {
  const chosen = row.splitAttribute !== null && row.splitValue !== null ? { [row.splitAttribute]: row.splitValue } : {}
  const { specs, choices, inputs } = row
  return {
    id: row.id,
    productId: row.productId,
    code: row.codes[0],
    codes: row.codes,
    model: row.sku,
    title: row.title,
    url: localizedPath(reference.languages, 'p', row.path, language),
    category: row.category,
    categoryTitle: reference.categories.get(row.category)?.texts(language).title,
    images: row.images,
    imageAltByImageId: alternatives(reference, row, language),
    priceNow: reference.amounts.toUnits(row.price),
    priceOld: reference.amounts.toUnits(row.priceOld ?? undefined),
    discount: row.discount || undefined,
    currency: reference.amounts.currency,
    ...(row.countsStock ? { availableStock: row.stock, availableQuantity: row.available } : { isInStock: row.available > 0 }),
    sellWithoutStock: row.sellWithoutStock,
    minDeliveryInDays: row.minDeliveryDays ?? undefined,
    attributes: toAttributes(reference, { specs, choices, chosen, inputs }, language, !inFull),
    splitAttributeValueByCode: chosen,
    description: row.description ?? undefined,
    descriptionByTabCode: row.tabs ? sortTabs(row.tabs) : undefined,
  }
}

/** `jsonb` does not keep the order of keys. */
const sortTabs = (tabs: Record<string, string>) =>
  Object.fromEntries(Object.entries(tabs).sort(([a], [b]) => tabOrder.indexOf(a) - tabOrder.indexOf(b)))

/** Alternative texts by image id. All but the first are numbered, to tell them apart. */
function alternatives({ attributes, languages }: Reference, { title, images, splitAttribute, splitValue }: Row, language: Language) {
  const colour = attributes
    .get(splitAttribute ?? '')
    ?.values.get(splitValue ?? '')
    ?.titles(language)
  const whole = colour ? `${title}, ${colour.toLocaleLowerCase(language)}` : title
  const { picture } = languages.words(language).catalogue
  return Object.fromEntries(images.map((id, index) => [id, index === 0 ? whole : `${whole}, ${picture(index + 1)}`]))
}
