import type { Db } from '../../db/db.ts'

export const catalogueChannel = 'catalogue'

export interface PublishOptions {
  /** recorded changes per transaction */
  batchSize?: number
}

/** With fewer changes, the statistics of the query planner stay good enough. */
const analyzeFrom = 1000
/** A process that is further behind reads the whole catalogue again. */
const keptFor = '1 hour'

/**
 * Publishes the writes that are pending: updates the vocabulary for misspelled searches, then adds versions with the products
 * that have changed, each of which notifies all processes. Works in short transactions, however large the catalogue is; repeating
 * it after an interruption continues. Does nothing if nothing is pending.
 */
export async function publish(db: Db, { batchSize = 10_000 }: PublishOptions = {}): Promise<void> {
  await repeat(() => inTurn(db, (tx) => publishWords(tx, batchSize)))
  const changes = await repeat(() => inTurn(db, (tx) => publishChanges(tx, batchSize)))
  if (changes < analyzeFrom) return
  for (const table of ['listing', 'product', 'product_text', 'variant', 'vocab'])
    await withoutTimeout(db, (tx) => tx.exec(`analyze ${table}`))
  // a server does this on its own
  if (db.kind === 'pglite') for (const table of ['catalogue_pending', 'catalogue_pending_word']) await db.exec(`vacuum ${table}`)
}

/** The version of the catalogue; every publication increments it. */
export async function catalogueVersion(db: Db): Promise<number> {
  const [row] = await db.query<{ version: number }>('select version from catalogue_version')
  return row?.version ?? 0
}

/** Repeats a step until it returns 0. Returns the sum. */
async function repeat(step: () => Promise<number>): Promise<number> {
  let sum = 0
  for (;;) {
    const count = await step()
    if (count === 0) return sum
    sum += count
  }
}

/** Runs statements whose length depends on the disk of the server rather than on a fault. */
const withoutTimeout = <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> =>
  db.tx(async (tx) => {
    await tx.exec('set local statement_timeout = 0')
    return work(tx)
  })

/** Runs after the transactions of other processes that publish. */
const inTurn = (db: Db, work: (tx: Db) => Promise<number>): Promise<number> =>
  withoutTimeout(db, async (tx) => {
    await tx.query('select version from catalogue_version for update')
    return work(tx)
  })

/** Adds a batch of recorded words to the vocabulary. Returns the number of records. */
async function publishWords(tx: Db, batchSize: number): Promise<number> {
  const [row] = await tx.query<{ taken: number }>(
    `with taken as (
       delete from catalogue_pending_word where seq in (select seq from catalogue_pending_word order by seq limit $1)
       returning lang, word, products
     ), added as (
       insert into vocab (lang, word, products) select lang, word, sum(products) from taken group by lang, word having sum(products) <> 0
       on conflict (lang, word) do update set products = vocab.products + excluded.products
     )
     select count(*)::int as taken from taken`,
    [batchSize],
  )
  if (row?.taken) await tx.query('delete from vocab where products <= 0')
  return row?.taken ?? 0
}

/** Publishes a batch of recorded changes. Returns the number of records. */
async function publishChanges(tx: Db, batchSize: number): Promise<number> {
  const [row] = await tx.query<{ taken: number; hasReference: boolean | null; products: number[] | null; isWhole: boolean }>(
    `with taken as (
       delete from catalogue_pending where seq in (select seq from catalogue_pending where not is_whole order by seq limit $1)
       returning product_no
     )
     select count(*)::int as taken, bool_or(product_no is null) as "hasReference",
       array_agg(distinct product_no) filter (where product_no is not null) as products,
       exists (select from catalogue_pending where is_whole) as "isWhole"
     from taken`,
    [batchSize],
  )
  const taken = row?.taken ?? 0
  if (!row?.isWhole) {
    if (taken > 0) await addVersion(tx, { isWhole: false, hasReference: row?.hasReference ?? false, products: row?.products ?? [] })
    return taken
  }
  // the products need no versions of their own: the last batch publishes everything
  if (taken > 0) return taken
  const whole = await tx.query('delete from catalogue_pending where is_whole returning seq')
  await addVersion(tx, { isWhole: true, hasReference: true, products: [] })
  return whole.length
}

interface Publication {
  isWhole: boolean
  hasReference: boolean
  products: readonly number[]
}

async function addVersion(tx: Db, { isWhole, hasReference, products }: Publication): Promise<void> {
  await tx.query(`delete from catalogue_publication where at < now() - interval '${keptFor}'`)
  await tx.query(
    `with next as (
       update catalogue_version set version = version + 1 returning version
     ), publication as (
       insert into catalogue_publication (version, is_whole, has_reference) select version, $1, $2 from next returning version
     )
     insert into catalogue_change (version, product_no) select version, product_no from publication, unnest($3::int[]) as product_no`,
    [isWhole, hasReference, products],
  )
  await tx.query('select pg_notify($1, version::text) from catalogue_version', [catalogueChannel])
}
