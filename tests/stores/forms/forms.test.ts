import { beforeEach, expect, test, vi } from 'vitest'
import { formStore } from '../../../src/stores/forms/forms.ts'
import { connect, shop } from '../../api/connect.ts'

let wire: Awaited<ReturnType<typeof connect>>
beforeEach(async () => {
  wire = await connect()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

/** The first answer of a form. */
const settled = (id: string, at = shop) =>
  new Promise<unknown>((resolve) => {
    const leave = formStore(at, { id, lang: 'en' }).subscribe((answer) => {
      if (answer.status === 'loading') return
      resolve(answer)
      queueMicrotask(() => leave())
    })
  })

test('FORM-34 null is stored for a form that cannot be loaded, until it is asked for again', async () => {
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
