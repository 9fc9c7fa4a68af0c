import type { Db } from '../../db/db.ts'

export interface FoundProduct {
  no: number
  /** null if the row stands for several values of the split attribute, or for none */
  splitAttribute: string | null
  splitValue: string | null
}

/** Finds a product by its own id or by the id of one of its listing rows. */
export async function findProduct(db: Db, id: string): Promise<FoundProduct | undefined> {
  const [row] = await db.query<FoundProduct>(
    `select product_no as no, split_attribute as "splitAttribute", split_value as "splitValue" from listing where id = $1`,
    [id],
  )
  return row
}
