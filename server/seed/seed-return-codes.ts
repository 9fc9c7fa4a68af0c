import type { Text } from '../../demo/content/common/shape.ts'
import { returnReasons, returnStatuses } from '../../demo/content/return-reasons.ts'
import type { Db } from '../db/db.ts'
import { insertMissing } from '../db/insert-missing.ts'

const toRows = (kind: string, titles: Record<string, Text>) =>
  Object.entries(titles).map(([code, title], index) => ({ kind, code, titles: title, sort_number: index }))

/** Inserts missing reasons and statuses of returns. */
export const seedReturnCodes = (db: Db) =>
  insertMissing(db, 'return_code', { kind: 'text', code: 'text', titles: 'jsonb', sort_number: 'int' }, [
    ...toRows('reason', returnReasons),
    ...toRows('status', returnStatuses),
  ])
