import type { Db } from '../../db/db.ts'

export interface FoundProduct {
  no: number
  /** only where the id names a row of one value */
  splitAttribute: string | null
  splitValue: string | null
}

/** The product that an id names: its own id or that of one of its listing rows. */
export async function findProduct(db: Db, id: string): Promise<FoundProduct | undefined> {
  const [row] = await db.query<FoundProduct>(
    `select product_no as no, split_attribute as "splitAttribute", split_value as "splitValue" from listing where id = $1`,
    [id],
  )
  return row
}
