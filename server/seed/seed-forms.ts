import { type FormSeed, forms } from '../../demo/content/forms.ts'
import type { Db } from '../db/db.ts'
import { insertMissing } from '../db/insert-missing.ts'

/** Inserts missing request forms; default: those of the demo. */
export const seedForms = (db: Db, given: readonly FormSeed[] = forms) =>
  insertMissing(
    db,
    'form',
    { id: 'text', definition: 'jsonb' },
    given.map((definition) => ({ id: definition._id, definition })),
  )
