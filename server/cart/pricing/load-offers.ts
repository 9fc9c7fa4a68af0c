import type { RequestedLine } from '../../../src/domain/cart/pricing/line.ts'
import type { Extra, Input, Offer, VolumePrice } from '../../../src/domain/cart/pricing/offer.ts'
import type { CatalogueContent } from '../../catalogue/index/catalogue.ts'
import type { Db } from '../../db/db.ts'
import type { Language } from '../../languages/language.ts'
import { loadAddables } from './load-addables.ts'

interface VariantRow {
  code: string
  product_no: number
  price_cents: number
  price_old_cents: number | null
  available_quantity: number
  sell_without_stock: boolean
  attribute_values: Record<string, string>
  inputs: string[]
  categories: string[]
  lists: string[]
}

const loadVariants = (db: Db, codes: string[]) =>
  db.query<VariantRow>(
    `select v.code, v.product_no, v.price_cents, v.price_old_cents, v.available_quantity, v.attribute_values,
            coalesce(v.sell_without_stock, p.sell_without_stock) as sell_without_stock, p.inputs,
            array(select c.id from category c where c.token = any(l.tokens)) as categories,
            array(select pl.id from product_list pl where pl.token = any(l.tokens)) as lists
     from variant v
     join product p on p.no = v.product_no
     left join listing l on l.product_no = p.no and l.in_whole
     where v.code = any($1)`,
    [codes],
  )

const toVolumePrices = (db: Db, products: number[]) =>
  db.query<{ product_no: number; from_quantity: number; delivery_days: number; price_cents: number; price_old_cents: number | null }>(
    'select product_no, from_quantity, delivery_days, price_cents, price_old_cents from quantity_date_price where product_no = any($1)',
    [products],
  )

/** Input attributes with their values, and the values of other attributes that cost extra. */
const loadAttributes = (db: Db, language: Language) =>
  db.query<{ code: string; type: string; title: string; value: string | null; value_title: string | null; price_cents: number | null }>(
    `select a.code, a.type, t.title, v.value, vt.title as value_title, v.price_cents
     from attribute a
     join attribute_text t on t.attribute = a.code and t.lang = $1
     left join attribute_value v on v.attribute = a.code and (v.price_cents > 0 or a.type like 'input%')
     left join attribute_value_text vt on vt.token = v.token and vt.lang = $1
     where a.type like 'input%' or v.value is not null`,
    [language],
  )

type AttributeRow = Awaited<ReturnType<typeof loadAttributes>>[number]

function inputsByCode(rows: readonly AttributeRow[], servicePrices: Readonly<Record<string, number>>): Map<string, Input> {
  const inputs = new Map<string, Input & { values: Map<string, { title: string; price: number }> }>()
  for (const { code, type, title, value, value_title, price_cents } of rows) {
    if (!type.startsWith('input')) continue
    const input = inputs.get(code) ?? {
      title,
      price: Object.hasOwn(servicePrices, code) ? (servicePrices[code] ?? 0) : 0,
      values: new Map(),
    }
    if (value !== null) input.values.set(value, { title: value_title ?? value, price: price_cents ?? 0 })
    inputs.set(code, type === 'inputProduct' ? { ...input, products: new Map() } : input)
  }
  return inputs
}

const ownExtras = (values: Record<string, string>, rows: readonly AttributeRow[]): Extra[] =>
  rows
    .filter(({ code, value }) => value !== null && Object.hasOwn(values, code) && values[code] === value)
    .flatMap(({ code, title, value_title, price_cents }) =>
      price_cents ? [{ code, title: value_title ?? title, price: price_cents }] : [],
    )

/** Loads the offers of these lines by code; `language` is that of the titles of extras. */
export async function loadOffers(
  db: Db,
  lines: readonly RequestedLine[],
  { language, servicePrices = {} }: { language: Language; servicePrices: CatalogueContent['servicePrices'] },
): Promise<Map<string, Offer>> {
  const rows = await loadVariants(db, [...new Set(lines.map(({ code }) => code))])
  if (rows.length === 0) return new Map()
  // sequential: queries of a transaction share one connection
  const volumes = await toVolumePrices(db, [...new Set(rows.map((row) => row.product_no))])
  const attributes = await loadAttributes(db, language)
  const addables = await loadAddables(db, lines, language)
  const inputs = inputsByCode(attributes, servicePrices)
  const inputsOf = (row: VariantRow) =>
    [...inputs].flatMap(([code, input]): [string, Input][] =>
      row.inputs.includes(code) ? [[code, input.products ? { ...input, products: addables(row.code, code) } : input]] : [],
    )
  const volume = (product: number): VolumePrice[] =>
    volumes
      .filter(({ product_no }) => product_no === product)
      .map((step) => ({
        from: step.from_quantity,
        days: step.delivery_days,
        price: step.price_cents,
        priceOld: step.price_old_cents ?? undefined,
      }))
  return new Map(
    rows.map((row) => [
      row.code,
      {
        code: row.code,
        price: row.price_cents,
        priceOld: row.price_old_cents ?? undefined,
        available: row.available_quantity,
        sellWithoutStock: row.sell_without_stock,
        categories: row.categories,
        lists: row.lists,
        volume: volume(row.product_no),
        extras: ownExtras(row.attribute_values, attributes),
        inputs: new Map(inputsOf(row)),
      },
    ]),
  )
}
