import type { FormDraft } from '../../../stores/forms/form-draft.ts'
import { makeUploads, type Uploads } from '../../../stores/forms/uploads.ts'

/** The files of a field. */
export function uploadsOf({ uploads }: FormDraft, id: string): Uploads {
  const known = uploads.get(id) ?? makeUploads()
  uploads.set(id, known)
  return known
}
