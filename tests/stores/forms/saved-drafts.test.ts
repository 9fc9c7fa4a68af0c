import { beforeEach, expect, test } from 'vitest'
import { newDraft } from '../../../src/stores/forms/form-draft.ts'
import { customerEpoch, saveDraft, takeDraft } from '../../../src/stores/forms/saved-drafts.ts'
import { createUploads } from '../../../src/stores/forms/uploads.ts'
import { $customer } from '../../../src/stores/session/session.ts'

const typed = () => {
  const draft = newDraft()
  draft.values = { name: 'Ona', stars: 4, files: [{ id: 'd1', name: 'plan.pdf' }] } as never
  draft.edited.add('name')
  draft.uploads.set('files', createUploads())
  return draft
}

beforeEach(() => {
  takeDraft('contact')
  $customer.set(undefined)
})

test('restores the draft of an unmounted form once, without files', () => {
  saveDraft('contact', typed(), customerEpoch())
  expect(takeDraft('other')).toBeUndefined()
  const { values, uploads } = takeDraft('contact') ?? newDraft()
  expect([values, uploads.size]).toEqual([{ name: 'Ona', stars: 4 }, 0])
  expect(takeDraft('contact')).toBeUndefined()
})

test('an unedited or sent form has no draft', () => {
  saveDraft('contact', newDraft(), customerEpoch())
  expect(takeDraft('contact')).toBeUndefined()
})

test('does not restore a customer’s draft for the next one', () => {
  $customer.set({ id: 'ona' })
  const people = customerEpoch()
  saveDraft('contact', typed(), people)
  $customer.set({ id: 'ona', name: 'Ona' })
  $customer.set(undefined)
  expect(takeDraft('contact')).toBeUndefined()
  // the form stayed mounted
  saveDraft('contact', typed(), people)
  expect(takeDraft('contact')).toBeUndefined()
  // a visitor who logs in keeps the draft
  saveDraft('contact', typed(), customerEpoch())
  $customer.set({ id: 'ona' })
  expect(takeDraft('contact')).toBeDefined()
})
