import type { Language } from '../../content/common/shape.ts'
import type { Db } from '../db/db.ts'

export interface Mail {
  to: string
  subject: string
  body: string
  language: Language
  at: Date
}

/** Puts a mail into the outbox; called in the transaction that makes what it tells of, neither gets lost without the other. */
export const writeMail = (tx: Db, { to, subject, body, language, at }: Mail) =>
  tx.query('insert into outbox (recipient, subject, body, lang, created) values ($1, $2, $3, $4, $5)', [to, subject, body, language, at])
