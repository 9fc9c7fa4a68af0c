import { useEffect, useState } from 'react'
import { useSettings } from '../../../kit/host.ts'
import { type FormDraft, newDraft } from '../../../stores/forms/form-draft.ts'
import { keepDraft, peopleSoFar, takeDraft } from '../../../stores/forms/kept-drafts.ts'

/** What is being filled in: a page that is left and found again has what was typed, until it is sent. */
export function useKeptDraft(formId: string): FormDraft {
  const key = JSON.stringify([useSettings().apiBase, formId])
  const [begun] = useState(() => ({ draft: takeDraft(key) ?? newDraft(), people: peopleSoFar() }))
  useEffect(() => () => keepDraft(key, begun.draft, begun.people), [key, begun])
  return begun.draft
}
