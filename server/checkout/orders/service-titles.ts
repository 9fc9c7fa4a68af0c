import type { Db } from '../../db/db.ts'
import type { Language } from '../../languages/language.ts'

/** A paid service of an order line, as it was ordered. `variant`: the code of a product that was added to the piece. */
export interface StoredService {
  code: string
  title: string
  price: number
  variant?: string
}

/** Titles of services in a language. A title that the shop no longer knows stays as it was ordered. */
export async function serviceTitles(
  db: Db,
  services: readonly StoredService[],
  language: Language,
): Promise<(service: StoredService) => string> {
  if (services.length === 0) return ({ title }) => title
  const key = (code: string, title: string) => JSON.stringify([code, title])
  const rows = await db.query<{ code: string; known: string; title: string }>(
    `select known.attribute as code, known.title as known, wanted.title
     from attribute_text known
     join attribute_text wanted on wanted.attribute = known.attribute and wanted.lang = $2
     where known.attribute = any($1)
     union all
     select v.attribute, known.title, wanted.title
     from attribute_value v
     join attribute_value_text known on known.token = v.token
     join attribute_value_text wanted on wanted.token = v.token and wanted.lang = $2
     where v.attribute = any($1)
     union all
     select v.code, known.title, wanted.title
     from variant v
     join product_text known on known.product_no = v.product_no
     join product_text wanted on wanted.product_no = v.product_no and wanted.lang = $2
     where v.code = any($1)`,
    [[...new Set(services.flatMap(({ code, variant }) => [code, variant ?? code]))], language],
  )
  const titles = new Map(rows.map(({ code, known, title }) => [key(code, known), title]))
  return ({ code, title, variant }) => titles.get(key(variant ?? code, title)) ?? title
}
