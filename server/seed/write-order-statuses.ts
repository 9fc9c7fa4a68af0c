import type { Db } from '../db/db.ts'
import { insertMissing } from '../db/insert-missing.ts'
import type { Text } from '../languages/language.ts'

/** Titles by status, in display order. */
export interface OrderStatuses {
  order: Readonly<Record<string, Text>>
  payment: Readonly<Record<string, Text>>
}

/** Inserts missing titles of the statuses of orders and payments. */
export const writeOrderStatuses = (db: Db, { order, payment }: OrderStatuses) =>
  insertMissing(db, 'order_status', { kind: 'text', status: 'text', titles: 'jsonb', sort_number: 'int' }, [
    ...statusRows('order', order),
    ...statusRows('payment', payment),
  ])

const statusRows = (kind: string, titles: Readonly<Record<string, Text>>) =>
  Object.entries(titles).map(([status, title], index) => ({ kind, status, titles: title, sort_number: index }))
