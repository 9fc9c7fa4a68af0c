import type { FormDraft } from '../../../stores/forms/form-draft.ts'
import { createUploads, type Uploads } from '../../../stores/forms/uploads.ts'

/** The files of a field. */
export function formUploads({ uploads }: FormDraft, id: string): Uploads {
  const known = uploads.get(id) ?? createUploads()
  uploads.set(id, known)
  return known
}
