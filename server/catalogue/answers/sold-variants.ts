import type { Db } from '../../db/db.ts'
import type { Language } from '../../languages/language.ts'

export interface SoldVariant {
  code: string
  productId: string
  /** title of the product, followed by the values of the variant such as colour and size */
  title: string
  /** id of the variant's first picture */
  image: string | null
}

/** Loads the variants of orders and offers, by code. Omits unknown codes. */
export async function soldVariants(db: Db, codes: readonly string[], language: Language): Promise<Map<string, SoldVariant>> {
  const rows = await db.query<{ code: string; product: string; title: string; choices: string | null; image: string | null }>(
    `select v.code, p.id as product, t.title, v.images[1] as image,
       (select string_agg(vt.title, ', ' order by a.sort_number, a.code)
        from jsonb_each_text(v.attribute_values) as chosen (attribute, value)
        join attribute a on a.code = chosen.attribute
        join attribute_value av on av.attribute = a.code and av.value = chosen.value
        join attribute_value_text vt on vt.token = av.token and vt.lang = $2) as choices
     from variant v
     join product p on p.no = v.product_no
     join product_text t on t.product_no = p.no and t.lang = $2
     where v.code = any($1)`,
    [codes, language],
  )
  return new Map(
    rows.map(({ code, product, title, choices, image }) => [
      code,
      { code, productId: product, title: choices ? `${title} (${choices})` : title, image },
    ]),
  )
}
