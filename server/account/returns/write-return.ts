import { randomBytes } from 'node:crypto'
import type { Db } from '../../db/db.ts'
import { insertRows } from '../../db/insert-rows.ts'

const idBytes = 12

/** A new return: pieces by the code of an order line. */
export interface NewReturn {
  id?: string
  order: string
  reason: string
  status: string
  comment: string
  pieces: ReadonlyMap<string, number>
  /** product ids by code */
  products: ReadonlyMap<string, string>
  at: Date
}

/** Stores a return with its lines and returns its id. */
export async function writeReturn(tx: Db, { id: named, order, reason, status, comment, pieces, products, at }: NewReturn): Promise<string> {
  const id = named ?? randomBytes(idBytes).toString('base64url')
  await tx.query('insert into product_return (id, order_id, requested, reason, status, comment) values ($1, $2, $3, $4, $5, $6)', [
    id,
    order,
    at,
    reason,
    status,
    comment,
  ])
  await insertRows(
    tx,
    'product_return_line',
    { return_id: 'text', position: 'int', product: 'text', code: 'text', quantity: 'int' },
    [...pieces].map(([code, quantity], position) => ({ return_id: id, position, product: products.get(code) ?? '', code, quantity })),
  )
  return id
}
