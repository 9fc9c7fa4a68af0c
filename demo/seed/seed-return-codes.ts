import type { Db } from '../../server/db/db.ts'
import { insertMissing } from '../../server/db/insert-missing.ts'
import type { Text } from '../../server/languages/language.ts'
import { returnReasons, returnStatuses } from '../content/return-reasons.ts'

const toRows = (kind: string, titles: Record<string, Text>) =>
  Object.entries(titles).map(([code, title], index) => ({ kind, code, titles: title, sort_number: index }))

/** Inserts missing reasons and statuses of returns. */
export const seedReturnCodes = (db: Db) =>
  insertMissing(db, 'return_code', { kind: 'text', code: 'text', titles: 'jsonb', sort_number: 'int' }, [
    ...toRows('reason', returnReasons),
    ...toRows('status', returnStatuses),
  ])
