import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { elementTypes } from '../../../src/domain/forms/form-definition.ts'
import { RequestForm } from '../../../src/parts/forms/form/request-form.tsx'
import { newDraft } from '../../../src/stores/forms/form-draft.ts'
import { formStore } from '../../../src/stores/forms/forms.ts'
import { connect, shop } from '../../api/connect.ts'

let wire: Awaited<ReturnType<typeof connect>>
beforeEach(async () => {
  wire = await connect()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

/** Resolves with the first response of a form. */
const settled = (id: string, at = shop) =>
  new Promise<unknown>((resolve) => {
    const leave = formStore(at, { id, lang: 'en' }).subscribe((answer) => {
      if (answer.status === 'loading') return
      resolve(answer)
      queueMicrotask(() => leave())
    })
  })

test('FORM-34 a form that fails to load is null until it is reloaded', async () => {
  expect(await settled('no-such-form')).toEqual({ status: 'ready', value: null })
  expect(await settled('contact', { ...shop, apiBase: `${shop.apiBase}/fault/malformed` })).toEqual({ status: 'ready', value: null })
  expect(wire.to('/api/forms/no-such-form')).toHaveLength(1)
  await settled('no-such-form')
  expect(wire.to('/api/forms/no-such-form')).toHaveLength(1)
  const $form = formStore(shop, { id: 'no-such-form', lang: 'en' })
  $form.reload()
  await vi.waitFor(() => expect(wire.to('/api/forms/no-such-form')).toHaveLength(2))
  expect(await settled('contact')).toMatchObject({ status: 'ready', value: { _id: 'contact' } })
})

describe('an asterisk', () => {
  const markOf = (type: string, required: boolean) => {
    const definition = { _id: 'any', elements: [{ id: 'field', type, title: 'Field', required, selectOptions: [] }] }
    const props = { formId: 'any', definition, autofill: false, draft: newDraft(), successText: undefined, inModal: false }
    const markup = renderToStaticMarkup(createElement(RequestForm, props))
    return /Field<span class="field-(?:required|optional)"[^>]*>([^<]*)/.exec(markup)?.[1]
  }

  test.each(elementTypes)('FORM-26 marks a required %s and no other', (type) => {
    expect([markOf(type, true), markOf(type, false)]).toEqual([' *', ' optional'])
  })
})
