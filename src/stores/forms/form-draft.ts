import type { FormEdits, FormValues } from '../../domain/forms/form-definition.ts'
import type { Uploads } from './uploads.ts'

/** What has been filled in so far; it outlives the form itself, such as in a dialog that is closed and opened again. */
export interface FormDraft extends FormEdits {
  values: FormValues | undefined
  edited: Set<string>
  filled: Map<string, string | number>
  uploads: Map<string, Uploads>
}

export const newDraft = (): FormDraft => ({ values: undefined, edited: new Set(), filled: new Map(), uploads: new Map() })

/** Begins anew; what was uploaded is the shop's now. */
export function clearDraft(draft: FormDraft): void {
  draft.values = undefined
  draft.edited.clear()
  draft.filled.clear()
  for (const uploads of draft.uploads.values()) uploads.clear()
}
