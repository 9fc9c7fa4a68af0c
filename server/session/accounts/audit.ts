import type { Db } from '../../db/db.ts'

/** Actions of operators that are logged. */
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
  /** id of the affected customer */
  customer?: string
  note?: string
}

/** Logs an action of an operator. Call it in the transaction of the action. */
export const writeAudit = (tx: Db, { at, operator, action, customer, note }: AuditEntry) =>
  tx.query('insert into audit (at, operator, action, customer, note) values ($1, $2, $3, $4, $5)', [
    at,
    operator,
    action,
    customer ?? null,
    note ?? null,
  ])

/** The audit log, newest first. */
export const readAudit = (db: Db, limit: number) =>
  db.query<AuditRow>('select no, at, operator, action, customer, note from audit order by no desc limit $1', [limit])
