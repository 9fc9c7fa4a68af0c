import type { Db } from '../db/db.ts'

/** The first filling of the catalogue, which an interruption can leave unfinished. */
export interface Filling {
  /** number of products that was requested */
  products: number
  /** number of products written so far */
  written: number
}

const finished = 'catalogue'
const unfinished = 'catalogue-filling'

export async function isFilled(db: Db): Promise<boolean> {
  return (await db.query('select 1 from setting where name = $1', [finished])).length > 0
}

export async function findFilling(db: Db): Promise<Filling | undefined> {
  const [row] = await db.query<{ value: Filling }>('select value from setting where name = $1', [unfinished])
  return row?.value
}

/** Starts a filling, or continues the unfinished one. */
export async function beginFilling(db: Db, products: number): Promise<Filling> {
  const begun: Filling = { products, written: 0 }
  await db.query('insert into setting (name, value) values ($1, $2) on conflict do nothing', [unfinished, JSON.stringify(begun)])
  return (await findFilling(db)) ?? begun
}

/** Writes the products up to the number `upTo`, unless another process already has. */
export async function fill(db: Db, upTo: number, write: (tx: Db) => Promise<void>): Promise<void> {
  await db.tx(async (tx) => {
    const [row] = await tx.query<{ value: Filling }>('select value from setting where name = $1 for update', [unfinished])
    if (!row || row.value.written >= upTo) return
    await write(tx)
    await tx.query('update setting set value = $2 where name = $1', [unfinished, JSON.stringify({ ...row.value, written: upTo })])
  })
}

export async function finishFilling(db: Db, products: number): Promise<void> {
  await db.tx(async (tx) => {
    await tx.query('delete from setting where name = $1', [unfinished])
    await tx.query('insert into setting (name, value) values ($1, $2) on conflict do nothing', [finished, JSON.stringify({ products })])
  })
}

/** Deletes the catalogue, and starts a filling in the same transaction: an interruption cannot lose the number of products. */
export async function restartFilling(db: Db, products: number): Promise<void> {
  await db.tx(async (tx) => {
    await tx.query('delete from setting where name = any($1)', [[finished, unfinished]])
    await tx.exec('truncate category, attribute, product_list, product cascade')
    await beginFilling(tx, products)
  })
}
