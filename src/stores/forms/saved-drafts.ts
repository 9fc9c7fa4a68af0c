import { shared } from '../../base/shared.ts'
import { $customer } from '../session/session.ts'
import type { FormDraft } from './form-draft.ts'

/** Drafts of unmounted forms, by shop and form id. A logout or a change of customer clears them. */
const saved = shared('forms.kept', () => {
  const state = { drafts: new Map<string, FormDraft>(), customers: 0 }
  $customer.listen((now, before) => {
    if (!before || now?.id === before.id) return
    state.customers += 1
    state.drafts.clear()
  })
  return state
})

/** Increases with each logout or change of customer, so that a draft is not saved for the next one. */
export const customerEpoch = (): number => saved.customers

/** Saves the typed values in memory until the document unloads. Drops files, which must be chosen again. */
export function saveDraft(key: string, draft: FormDraft, epoch: number): void {
  if (draft.edited.size === 0 || epoch !== saved.customers) return
  const texts = Object.entries(draft.values ?? {}).filter(([, value]) => !Array.isArray(value))
  draft.values = Object.fromEntries(texts)
  draft.uploads = new Map()
  saved.drafts.set(key, draft)
}

/** Returns and removes a draft, so that two instances of a form on a page do not share it. */
export function takeDraft(key: string): FormDraft | undefined {
  const draft = saved.drafts.get(key)
  saved.drafts.delete(key)
  return draft
}
