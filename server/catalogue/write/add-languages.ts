import type { Db } from '../../db/db.ts'
import type { Languages } from '../../languages/languages.ts'
import { publish } from './publish.ts'

const tables = ['category_text', 'attribute_text', 'attribute_value_text', 'product_list_text', 'product_text']

/** Adds new languages to a filled catalogue: copies the texts of the fallback language, to be translated later. */
export async function addLanguages(db: Db, { codes, fallback }: Languages): Promise<void> {
  const rows = await db.query<{ lang: string }>('select distinct lang from category_text')
  const known = rows.map(({ lang }) => lang)
  const source = known.includes(fallback) ? fallback : known[0]
  const missing = codes.filter((code) => !known.includes(code))
  if (source === undefined || missing.length === 0) return
  await db.tx(async (tx) => {
    for (const table of tables) await copyTexts(tx, table, source, missing)
  })
  await publish(db)
}

async function copyTexts(tx: Db, table: string, source: string, targets: readonly string[]): Promise<void> {
  const rows = await tx.query<{ name: string }>(
    'select column_name as name from information_schema.columns where table_schema = current_schema() and table_name = $1',
    [table],
  )
  const columns = rows.map(({ name }) => name)
  await tx.query(
    `insert into ${table} (${columns.join(', ')})
     select ${columns.map((name) => (name === 'lang' ? 'target' : name)).join(', ')}
     from ${table}, unnest($2::text[]) as target where lang = $1 on conflict do nothing`,
    [source, [...targets]],
  )
}
