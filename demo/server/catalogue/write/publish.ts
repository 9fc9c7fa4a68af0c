import type { Db } from '../../db/db.ts'

export const catalogueChannel = 'catalogue'

/**
 * Publishes pending writes: rebuilds the vocabulary for misspelled searches, increments the version, notifies all processes
 * and updates the planner statistics.
 */
export async function publish(db: Db): Promise<void> {
  await db.tx(async (tx) => {
    await tx.query('delete from vocab')
    await tx.query(`
      insert into vocab (lang, word, products)
      select lang, word, count(*)::int
      from product_text, unnest(string_to_array(trim(search), ' ')) as word
      where length(word) between 3 and 40 and word !~ '[0-9]'
      group by lang, word`)
    await tx.query('update catalogue_version set version = version + 1')
    await tx.query('select pg_notify($1, (select version::text from catalogue_version))', [catalogueChannel])
  })
  for (const table of ['listing', 'product', 'product_text', 'variant', 'vocab']) await db.exec(`analyze ${table}`)
}

/** The version of the catalogue; every publication increments it. */
export async function catalogueVersion(db: Db): Promise<number> {
  const [row] = await db.query<{ version: number }>('select version from catalogue_version')
  return row?.version ?? 0
}
