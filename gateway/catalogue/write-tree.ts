import { cleanHtml } from '../../server/catalogue/records/clean-html.ts'
import type { CategoryRecord } from '../../server/catalogue/records/record.ts'
import { writeCategories } from '../../server/catalogue/write/write-reference.ts'
import { fingerprintOf } from '../../server/checkout/orders/fingerprint.ts'
import type { Db } from '../../server/db/db.ts'
import type { ImageImporter } from '../../server/import/image-importer.ts'
import { inAnyLanguage } from '../../server/import/rows/destination.ts'
import { plainText } from '../../server/import/rows/text.ts'
import type { Text } from '../../server/languages/language.ts'
import type { Languages } from '../../server/languages/languages.ts'
import { normalise } from '../../src/domain/listing/search-words.ts'
import type { EngineCategory } from '../adapter.ts'
import { refKey } from './ref-key.ts'
import { unplaced } from './to-record.ts'

const setting = 'engine-categories'

/** An engine tells one text for all languages. */
const textOf = (text: Text) => Object.values(text)[0] ?? ''

async function toRecords(categories: readonly EngineCategory[], pictures: ImageImporter): Promise<CategoryRecord[]> {
  const records = new Map<string, CategoryRecord>()
  for (const { ref, parent, title, slug, html = '', picture } of categories) {
    const id = refKey(ref)
    const above = parent === undefined ? undefined : records.get(refKey(parent))
    records.set(id, {
      id,
      parent: above?.id,
      title: inAnyLanguage(plainText(title)),
      description: inAnyLanguage(cleanHtml(html)),
      path: inAnyLanguage(above ? `${textOf(above.path)}/${slug}` : slug),
      picture: picture === undefined ? undefined : await pictures.load(picture),
      renderType: 'full',
      listingType: 'smallTiles',
    })
  }
  return [...records.values()]
}

const other = (languages: Languages): CategoryRecord => ({
  id: unplaced,
  title: languages.each((language) => languages.words(language).shop.other),
  description: inAnyLanguage(''),
  path: inAnyLanguage(unplaced),
  renderType: 'full',
  listingType: 'smallTiles',
})

/** Writes the engine's category tree if it has changed. Returns its ids. */
export async function writeTree(
  db: Db,
  languages: Languages,
  categories: readonly EngineCategory[],
  pictures: ImageImporter,
): Promise<Set<string>> {
  const ids = new Set(categories.map(({ ref }) => refKey(ref)))
  const hash = fingerprintOf(categories)
  const [row] = await db.query<{ value: { hash: string } }>('select value from setting where name = $1', [setting])
  if (row?.value.hash === hash) return ids
  const records = await toRecords(categories, pictures)
  await db.tx(async (tx) => {
    await writeCategories(tx, languages, records)
    await updateTree(tx, records)
    await tx.query('insert into setting (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value', [
      setting,
      JSON.stringify({ hash }),
    ])
  })
  return ids
}

/** `writeCategories` leaves existing ones as they are. */
async function updateTree(tx: Db, records: readonly CategoryRecord[]): Promise<void> {
  const depths = new Map<string, number>()
  for (const { id, parent } of records) depths.set(id, (parent === undefined ? 0 : (depths.get(parent) ?? 0)) + 1)
  const rows = records.map(({ id, parent, title, path, description }, index) => ({
    id,
    parent,
    depth: depths.get(id),
    sort_number: index,
    title: textOf(title),
    path: textOf(path),
    description: textOf(description),
    search: normalise(textOf(title)),
  }))
  await tx.query(
    `update category c set parent = n.parent, depth = n.depth, sort_number = n.sort_number
     from jsonb_to_recordset($1) as n (id text, parent text, depth int, sort_number int) where c.id = n.id`,
    [JSON.stringify(rows)],
  )
  await tx.query(
    `update category_text c set title = n.title, path = n.path, description = n.description, search = n.search
     from jsonb_to_recordset($1) as n (id text, title text, path text, description text, search text) where c.category = n.id`,
    [JSON.stringify(rows)],
  )
}

/** The category of products that the engine has put into none. */
export const writeUnplaced = (db: Db, languages: Languages) => writeCategories(db, languages, [other(languages)])

/** Deletes categories that are gone from the engine, once they contain no product. */
export async function dropCategories(db: Db, ids: ReadonlySet<string>): Promise<void> {
  const sql = `delete from category c where id <> all($1) and not exists (select from product where category = c.id)
    and not exists (select from category where parent = c.id) returning id`
  const kept = [...ids]
  // leaves first
  while ((await db.query(sql, [kept])).length > 0);
}
