import type { FormValues } from '../../domain/form-definition.ts'
import { makeUploads, type Uploads } from '../../stores/uploads.ts'

/** What has been filled in so far; it outlives the form itself, such as in a dialog that is closed and opened again. */
export interface FormDraft {
  values: FormValues | undefined
  /** fields that somebody has been at work on: nothing fills them in any more */
  edited: Set<string>
  uploads: Map<string, Uploads>
}

export const newDraft = (): FormDraft => ({ values: undefined, edited: new Set(), uploads: new Map() })

/** The files of a field. */
export function uploadsOf({ uploads }: FormDraft, id: string): Uploads {
  const known = uploads.get(id) ?? makeUploads()
  uploads.set(id, known)
  return known
}

/** Begins anew; what was uploaded is the shop's now. */
export function clearDraft(draft: FormDraft): void {
  draft.values = undefined
  draft.edited.clear()
  for (const uploads of draft.uploads.values()) uploads.clear()
}
