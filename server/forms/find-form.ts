import type { Language } from '../../demo/content/common/shape.ts'
import type { FormSeed } from '../../demo/content/forms.ts'
import type { Db } from '../db/db.ts'
import { localised } from '../http/language.ts'

/** A request form in one language. */
type Form = ReturnType<typeof localised<FormSeed>>

/** Finds a form by id, in one language. */
export async function findForm(db: Db, id: string, language: Language): Promise<Form | undefined> {
  const [row] = await db.query<{ definition: FormSeed }>('select definition from form where id = $1', [id])
  return row && localised(row.definition, language)
}
