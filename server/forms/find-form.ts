import type { Deps } from '../context/deps.ts'
import { localised } from '../http/language.ts'
import type { Language } from '../languages/language.ts'
import type { StoredForm } from './stored-form.ts'

/** A request form in one language. */
type Form = ReturnType<typeof localised<StoredForm>>

/** Finds a form by id, in one language. */
export async function findForm(
  { db, languages }: Pick<Deps, 'db' | 'languages'>,
  id: string,
  language: Language,
): Promise<Form | undefined> {
  const [row] = await db.query<{ definition: StoredForm }>('select definition from form where id = $1', [id])
  return row && localised(row.definition, languages, language)
}
