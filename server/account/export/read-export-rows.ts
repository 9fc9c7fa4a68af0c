import type { ExportRow } from '../../../src/model/account/export-row.ts'
import { currency, euros } from '../../catalogue/records/euros.ts'
import type { Reference } from '../../catalogue/records/reference.ts'
import type { Db } from '../../db/db.ts'
import type { Language } from '../../languages/language.ts'

interface Row {
  code: string
  price_cents: number
  available_quantity: number
  /** values of this variant by attribute */
  chosen: Record<string, string>
  title: string
  brand: string | null
}

interface ExportQuery {
  language: Language
  /** false omits brand and title, which rarely change */
  isFull: boolean
  page: number
  size: number
}

/** One page of all variants of the shop. Sorted by code, so that pages neither overlap nor skip rows (ENT-26). */
export async function readExportRows(
  db: Db,
  { attributes }: Reference,
  { language, isFull, page, size }: ExportQuery,
): Promise<ExportRow[]> {
  // pages the codes alone, which are indexed: the last page costs little more than the first
  const rows = await db.query<Row>(
    `select v.code, v.price_cents, v.available_quantity, v.attribute_values as chosen, t.title, p.specs ->> 'brand' as brand
     from (select code from variant order by code limit $1 offset $2) as page
     join variant v on v.code = page.code join product p on p.no = v.product_no
     join product_text t on t.product_no = p.no and t.lang = $3
     order by v.code`,
    [size, page * size, language],
  )
  const titleOf = (attribute: string, value: string) => attributes.get(attribute)?.values.get(value)?.titles(language) ?? value
  const order = new Map([...attributes.keys()].map((code, index) => [code, index]))
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
