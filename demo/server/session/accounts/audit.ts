import type { Db } from '../../db/db.ts'

/** What operators do that somebody may ask about later. */
export type AuditAction = 'signed in' | 'approved' | 'closed' | 'opened' | 'changed features' | 'asked to act as' | 'acts as'

export interface AuditRow {
  no: number
  at: Date
  operator: string
  action: AuditAction
  customer: string | null
  note: string | null
}

interface AuditEntry {
  at: Date
  /** id of the operator */
  operator: string
  action: AuditAction
  /** id of the customer it was done to */
  customer?: string
  note?: string
}

/** Writes down what an operator does, in the transaction that does it. */
export const writeAudit = (tx: Db, { at, operator, action, customer, note }: AuditEntry) =>
  tx.query('insert into audit (at, operator, action, customer, note) values ($1, $2, $3, $4, $5)', [
    at,
    operator,
    action,
    customer ?? null,
    note ?? null,
  ])

/** What was written down, the newest first. */
export const readAudit = (db: Db, most: number) =>
  db.query<AuditRow>('select no, at, operator, action, customer, note from audit order by no desc limit $1', [most])
