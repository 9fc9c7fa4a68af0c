import { setTimeout } from 'node:timers/promises'
import { normalise } from '../../../src/domain/listing/search-words.ts'
import type { Db } from '../../db/db.ts'
import type { Language } from '../../languages/language.ts'
import type { Languages } from '../../languages/languages.ts'
import { logFailure } from '../../log/log.ts'
import { type Reference, readReference } from '../records/reference.ts'
import { publish } from './publish.ts'
import { type Searchable, searchColumns, searchTexts, searchVersion } from './search-texts.ts'

/** An embedded database runs in the thread of the server, which answers between two batches. */
const [batchSize, pauseMs] = [100, 25]

interface Row extends Searchable {
  product_no: number
  lang: Language
}

/** The last text of a batch. */
type Position = Pick<Row, 'product_no' | 'lang'>

/**
 * Writes the search texts again that an older version has made, in short transactions: until then, searches compare those. Returns whether
 * there were any; ends early once `isStopped`, and the next start continues.
 */
export async function renewSearchTexts(db: Db, languages: Languages, isStopped = () => false): Promise<boolean> {
  if (!(await hasStale(db))) return false
  await renewCategories(db)
  const reference = await readReference(db, languages)
  let last: Position | undefined = { product_no: 0, lang: '' }
  while (last && !isStopped()) {
    last = await db.tx((tx) => renewBatch(tx, reference, last as Position))
    await setTimeout(pauseMs)
  }
  if (!isStopped()) await publish(db)
  return true
}

/** Renews search texts while the shop serves. Returns a function that stops it. */
export function renewInBackground(db: Db, languages: Languages, refresh: () => Promise<void>): () => Promise<void> {
  let isStopped = false
  const work = renewSearchTexts(db, languages, () => isStopped)
    .then((hasRenewed) => (hasRenewed && !isStopped ? refresh() : undefined))
    .catch(logFailure('search texts could not be renewed'))
  return () => {
    isStopped = true
    return work
  }
}

const hasStale = async (db: Db) =>
  (await db.query('select from product_text where search_version < $1 limit 1', [searchVersion])).length > 0

async function renewCategories(db: Db): Promise<void> {
  const rows = await db.query<{ category: string; lang: string; title: string }>('select category, lang, title from category_text')
  await db.query(
    `update category_text t set search = given.search from unnest($1::text[], $2::text[], $3::text[]) as given (category, lang, search)
     where t.category = given.category and t.lang = given.lang and t.search <> given.search`,
    [rows.map(({ category }) => category), rows.map(({ lang }) => lang), rows.map(({ title }) => normalise(title))],
  )
}

async function renewBatch(tx: Db, reference: Reference, after: Position): Promise<Position | undefined> {
  const rows = await tx.query<Row>(
    `select t.product_no, t.lang, t.title, p.sku, p.category, p.specs -> 'brand' as brand,
       coalesce((select jsonb_agg(jsonb_build_object('code', code, 'gtin', gtin, 'mpn', mpn, 'values', attribute_values) order by sort_number)
         from variant v where v.product_no = t.product_no), '[]') as variants
     from product_text t join product p on p.no = t.product_no
     where (t.product_no, t.lang) > ($1, $2) and t.search_version < $3 order by t.product_no, t.lang limit $4 for update of t skip locked`,
    [after.product_no, after.lang, searchVersion, batchSize],
  )
  const written = rows.map((row) => ({ product_no: row.product_no, lang: row.lang, ...searchTexts(reference, row, row.lang) }))
  const columns = Object.entries(searchColumns)
  await tx.query(
    `update product_text t set ${columns.map(([name]) => `${name} = given.${name}`).join(', ')}
     from jsonb_to_recordset($1::jsonb) as given (product_no int, lang text, ${columns.map((column) => column.join(' ')).join(', ')})
     where t.product_no = given.product_no and t.lang = given.lang`,
    [JSON.stringify(written)],
  )
  return rows.at(-1)
}
