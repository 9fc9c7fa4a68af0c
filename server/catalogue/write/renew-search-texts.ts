import type { Language } from '../../../demo/content/common/shape.ts'
import { normalise } from '../../../src/domain/listing/search-words.ts'
import type { Db } from '../../db/db.ts'
import { type Reference, readReference } from '../records/reference.ts'
import { publish } from './publish.ts'
import { type Searchable, searchColumns, searchTexts } from './search-texts.ts'

const batchSize = 500

interface Row extends Searchable {
  product_no: number
  lang: Language
}

/** Writes the search texts of products again that a migration has emptied, because how they are made has changed. */
export async function renewSearchTexts(db: Db): Promise<void> {
  if (!(await hasStale(db))) return
  await renewCategories(db)
  const reference = await readReference(db)
  while ((await db.tx((tx) => renewBatch(tx, reference))) > 0);
  await publish(db)
}

const hasStale = async (db: Db) => (await db.query('select from product_text where number_search is null limit 1')).length > 0

async function renewCategories(db: Db): Promise<void> {
  const rows = await db.query<{ category: string; lang: string; title: string }>('select category, lang, title from category_text')
  await db.query(
    `update category_text t set search = given.search from unnest($1::text[], $2::text[], $3::text[]) as given (category, lang, search)
     where t.category = given.category and t.lang = given.lang and t.search <> given.search`,
    [rows.map(({ category }) => category), rows.map(({ lang }) => lang), rows.map(({ title }) => normalise(title))],
  )
}

async function renewBatch(tx: Db, reference: Reference): Promise<number> {
  const rows = await tx.query<Row>(
    `select t.product_no, t.lang, t.title, p.sku, p.category, p.specs -> 'brand' as brand,
       coalesce((select jsonb_agg(jsonb_build_object('code', code, 'gtin', gtin, 'mpn', mpn, 'values', attribute_values) order by sort_number)
         from variant v where v.product_no = t.product_no), '[]') as variants
     from product_text t join product p on p.no = t.product_no where t.number_search is null limit $1 for update of t skip locked`,
    [batchSize],
  )
  const written = rows.map((row) => ({ product_no: row.product_no, lang: row.lang, ...searchTexts(reference, row, row.lang) }))
  const names = Object.keys(searchColumns)
  await tx.query(
    `update product_text t set ${names.map((name) => `${name} = given.${name}`).join(', ')}
     from jsonb_to_recordset($1::jsonb) as given (product_no int, lang text, ${names.map((name) => `${name} text`).join(', ')})
     where t.product_no = given.product_no and t.lang = given.lang`,
    [JSON.stringify(written)],
  )
  return rows.length
}
