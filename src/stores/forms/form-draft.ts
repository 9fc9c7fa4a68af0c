import type { FormEdits, FormValues } from '../../domain/forms/form-definition.ts'
import type { Uploads } from './uploads.ts'

/** The input of a form. Outlives its element, for example when a dialog closes and opens again. */
export interface FormDraft extends FormEdits {
  values: FormValues | undefined
  edited: Set<string>
  filled: Map<string, string | number>
  uploads: Map<string, Uploads>
}

export const newDraft = (): FormDraft => ({ values: undefined, edited: new Set(), filled: new Map(), uploads: new Map() })

/** Clears the draft after the form was sent. The uploaded files stay at the shop. */
export function clearDraft(draft: FormDraft): void {
  draft.values = undefined
  draft.edited.clear()
  draft.filled.clear()
  for (const uploads of draft.uploads.values()) uploads.clear()
}
