import type { Db } from '../db/db.ts'
import { insertMissing } from '../db/insert-missing.ts'
import type { StoredForm } from '../forms/stored-form.ts'

/** Inserts missing request forms. */
export const writeForms = (db: Db, forms: readonly StoredForm[]) =>
  insertMissing(
    db,
    'form',
    { id: 'text', definition: 'jsonb' },
    forms.map((definition) => ({ id: definition._id, definition })),
  )
