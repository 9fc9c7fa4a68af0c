import { beforeEach, expect, test, vi } from 'vitest'
import { getForm, postRequest } from '../../../src/api/forms.ts'
import { formRequest } from '../../../src/model/forms/form-request.ts'
import { sendForm } from '../../../src/stores/forms/forms.ts'
import { connect, shop } from '../connect.ts'

let wire: Awaited<ReturnType<typeof connect>>
beforeEach(async () => {
  wire = await connect()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

test('CALL-53 FORM-17 FORM-19 requests a form definition by id and language', async () => {
  const form = await getForm(shop, 'service-request', 'lt')
  expect(wire.last()).toMatchObject({ method: 'GET', path: '/api/forms/service-request' })
  expect(wire.last().query.get('lang')).toBe('lt')
  expect(form).toMatchObject({ _id: 'service-request', title: 'Kreipkitės dėl remonto', description: expect.stringContaining('<strong>') })
  expect(form.elements.find(({ id }) => id === 'fault')?.selectOptions?.[0]).toEqual({ value: 'broken', title: 'Neveikia' })
  expect(form.elements.find(({ id }) => id === 'name')).toMatchObject({ type: 'textInput', required: true, autoFillFrom: 'name' })
  expect(form.elements.find(({ id }) => id === 'photos')?.comment).toContain('<p>')
})

test('CALL-54 FORM-29 a submitted form contains its page URL without the query, and values by element', async () => {
  vi.stubGlobal('location', { origin: 'http://shop.test', pathname: '/contacts', search: '?token=secret' })
  const data = { name: 'Ona', email: 'ona@example.com', subject: 'order', message: 'Where is it?' }
  await sendForm(shop, 'contact', data)
  expect(wire.last()).toMatchObject({ method: 'POST', path: '/api/requests' })
  expect(wire.last().body).toEqual({ formId: 'contact', requestFormUrl: 'http://shop.test/contacts', data })
  expect(formRequest.safeParse(wire.last().body).success).toBe(true)
})

test('CALL-54 an invalid form returns 400', async () => {
  const request = postRequest(shop, { formId: 'contact', requestFormUrl: 'http://shop.test/', data: { name: 'Ona' } })
  await expect(request).rejects.toMatchObject({ status: 400 })
})
