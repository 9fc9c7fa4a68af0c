import { forms } from '../../content/forms.ts'
import type { Db } from '../db/db.ts'
import { insertMissing } from '../db/insert-missing.ts'

/** Inserts missing request forms. */
export const seedForms = (db: Db) =>
  insertMissing(
    db,
    'form',
    { id: 'text', definition: 'jsonb' },
    forms.map((definition) => ({ id: definition._id, definition })),
  )
