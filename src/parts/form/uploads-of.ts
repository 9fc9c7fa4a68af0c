import { makeUploads, type Uploads } from '../../stores/uploads.ts'
import type { FormDraft } from './form-draft.ts'

/** The files of a field. */
export function uploadsOf({ uploads }: FormDraft, id: string): Uploads {
  const known = uploads.get(id) ?? makeUploads()
  uploads.set(id, known)
  return known
}
