import { shared } from '../../base/shared.ts'
import { $customer } from '../session/session.ts'
import type { FormDraft } from './form-draft.ts'

/** Forms that have left the screen, by shop and id; with whoever was logged in they are forgotten. */
const saved = shared('forms.kept', () => {
  const state = { drafts: new Map<string, FormDraft>(), people: 0 }
  $customer.listen((now, before) => {
    if (!before || now?.id === before.id) return
    state.people += 1
    state.drafts.clear()
  })
  return state
})

/** How many people have been here: what one has begun is not for the next. */
export const customerEpoch = (): number => saved.people

/** Keeps what somebody has typed for the way back, as long as the document is there; their files have to be chosen again. */
export function saveDraft(key: string, draft: FormDraft, epoch: number): void {
  if (draft.edited.size === 0 || epoch !== saved.people) return
  const texts = Object.entries(draft.values ?? {}).filter(([, value]) => !Array.isArray(value))
  draft.values = Object.fromEntries(texts)
  draft.uploads = new Map()
  saved.drafts.set(key, draft)
}

/** What was kept of a form, once: two of them on one page are two forms. */
export function takeDraft(key: string): FormDraft | undefined {
  const draft = saved.drafts.get(key)
  saved.drafts.delete(key)
  return draft
}
