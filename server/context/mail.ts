import type { Db } from '../db/db.ts'
import type { Language } from '../languages/language.ts'

export interface Mail {
  to: string
  subject: string
  body: string
  language: Language
  at: Date
}

/** Adds a mail to the outbox. Call it in the transaction of the change it reports, so that both commit or roll back. */
export const writeMail = (tx: Db, { to, subject, body, language, at }: Mail) =>
  tx.query('insert into outbox (recipient, subject, body, lang, created) values ($1, $2, $3, $4, $5)', [to, subject, body, language, at])
