import type { ExportRow } from '../../../../src/model/account/export-row.ts'
import type { Language } from '../../../content/common/shape.ts'
import { currency, euros } from '../../catalogue/records/euros.ts'
import type { Reference } from '../../catalogue/records/reference.ts'
import type { Db } from '../../db/db.ts'

interface Row {
  code: string
  price_cents: number
  available_quantity: number
  /** what this variant is, by attribute */
  chosen: Record<string, string>
  title: string
  brand: string | null
}

interface ExportQuery {
  language: Language
  /** false: only what changes every day */
  isFull: boolean
  page: number
  size: number
}

/** Every variant of the shop, a page at a time in the order of the codes, so that pages neither overlap nor leave any out (ENT-26). */
export async function readExportRows(
  db: Db,
  { attributes }: Reference,
  { language, isFull, page, size }: ExportQuery,
): Promise<ExportRow[]> {
  // the page is cut from the codes alone, which stand in an index: the last of many pages costs little more than the first
  const rows = await db.query<Row>(
    `select v.code, v.price_cents, v.available_quantity, v.attribute_values as chosen, t.title, p.specs ->> 'brand' as brand
     from (select code from variant order by code limit $1 offset $2) as page
     join variant v on v.code = page.code join product p on p.no = v.product_no
     join product_text t on t.product_no = p.no and t.lang = $3
     order by v.code`,
    [size, page * size, language],
  )
  const titleOf = (attribute: string, value: string) => attributes.get(attribute)?.values.get(value)?.titles[language] ?? value
  const order = new Map([...attributes.keys()].map((code, at) => [code, at]))
  const choicesOf = (chosen: Row['chosen']) =>
    Object.entries(chosen)
      .sort(([a], [b]) => (order.get(a) ?? 0) - (order.get(b) ?? 0))
      .map(([attribute, value]) => titleOf(attribute, value))
      .join(', ')
  return rows.map(({ code, price_cents, available_quantity, chosen, title, brand }) => {
    const choices = choicesOf(chosen)
    return {
      sku: code,
      ...(isFull && { brand: brand === null ? '' : titleOf('brand', brand), title: choices ? `${title} (${choices})` : title }),
      availableQuantity: available_quantity,
      finalPrice: euros(price_cents),
      currency,
    }
  })
}
