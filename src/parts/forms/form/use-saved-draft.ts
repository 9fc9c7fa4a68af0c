import { useEffect, useState } from 'react'
import { useSettings } from '../../../kit/host.ts'
import { stringify } from '../../../model/stringify.ts'
import { type FormDraft, newDraft } from '../../../stores/forms/form-draft.ts'
import { customerEpoch, saveDraft, takeDraft } from '../../../stores/forms/saved-drafts.ts'

/** What is being filled in: a page that is left and found again has what was typed, until it is sent. */
export function useSavedDraft(formId: string): FormDraft {
  const key = stringify([useSettings().apiBase, formId])
  const [initial] = useState(() => ({ draft: takeDraft(key) ?? newDraft(), people: customerEpoch() }))
  useEffect(() => () => saveDraft(key, initial.draft, initial.people), [key, initial])
  return initial.draft
}
