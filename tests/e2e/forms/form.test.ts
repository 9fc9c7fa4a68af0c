import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Dialog } from 'playwright'
import { afterAll, expect, test } from 'vitest'
import { recordEvents, recordedEvents } from '../../elements/page.ts'
import { shareVisit, show } from '../journeys/shared-visit.ts'
import { buyButton, productOf, productTag, tee } from '../product/product-steps.ts'
import { createFormContext, focusedField, openForm, readError, showForm } from './form-steps.ts'

const eventNames = ['shop-form-submit', 'shop-form-success', 'shop-form-error', 'shop-upload-error', 'shop-inquiry']
const visit = shareVisit({ html: '', before: (tab) => recordEvents(tab, ...eventNames) })
/** Discards the events recorded so far. */
const clearRecorded = () => visit.page.evaluate(() => Object.assign(window, { heard: [] }))

const submitCall = /^POST \/api\/requests/
const folder = await mkdtemp(join(tmpdir(), 'shop-kit-form-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const uploadCall = /^POST \/api\/document/

test('FORM-21 FORM-30 R56 an incomplete form shows its errors, focuses the first one and sends nothing', async () => {
  const { page, form, calls } = await showForm(visit, 'contact')
  const name = form.getByLabel('Name')
  const email = form.getByLabel('Email')
  expect(await readError(name)).toBeNull()
  await email.fill('ona@')
  expect(await readError(email)).toBeNull() // no error while typing
  await email.blur()
  await expect.poll(() => readError(email)).toBe('Invalid email format')
  expect(await readError(name)).toBeNull()
  expect(await email.getAttribute('aria-invalid')).toBe('true')

  await form.getByRole('button', { name: 'Send' }).click()
  const alert = form.getByRole('alert').filter({ hasText: 'Form fields invalid' })
  await alert.waitFor()
  expect(await alert.getByRole('button').allInnerTexts()).toEqual(['Name', 'Email', 'What is it about?', 'Message'])
  expect(await readError(name)).toBe('Field is required')
  await expect.poll(() => focusedField(page)).toBe('name')
  await alert.getByRole('button', { name: 'What is it about?' }).click()
  expect(await focusedField(page)).toBe('subject')
  expect(calls(submitCall)).toEqual([])

  // a corrected field loses its error, and the last one removes the summary
  await name.fill('Ona')
  await email.fill('ona@birchandbolt.example')
  await email.blur()
  await expect.poll(() => readError(name)).toBeNull()
  const subject = form.getByRole('combobox')
  await subject.press('Enter')
  await subject.press('PageDown')
  await subject.press('Enter')
  expect(await subject.innerText()).toBe('Something else')
  await form.getByLabel('Message').fill('Where are you?')
  await form.getByLabel('Message').blur()
  await alert.waitFor({ state: 'detached' })
})

test('FORM-02 shows a field error only after the field is touched or the form submitted', async () => {
  const { form } = await openForm('contact')
  const fields = ['Name', 'Email', 'Message'].map((label) => form.getByLabel(label))
  const errors = () => Promise.all(fields.map(readError))
  expect(await errors()).toEqual([null, null, null])
  await form.getByLabel('Name').focus()
  expect(await errors()).toEqual([null, null, null])
  await form.getByLabel('Name').blur()
  await expect.poll(errors).toEqual(['Field is required', null, null])
  await form.getByRole('button', { name: 'Send' }).click()
  await expect.poll(errors).toEqual(['Field is required', 'Field is required', 'Field is required'])
})

test('a press on the submit button counts even if the blur removes an error above it', async () => {
  const { page, form, calls } = await showForm(visit, 'contact')
  const send = form.getByRole('button', { name: 'Send' })
  const message = form.getByLabel('Message')
  await message.fill('') // drafts of the last test may have completed the form
  await send.click()
  await form.getByLabel('Name').fill('Ona')
  await form.getByLabel('Email').fill('ona@birchandbolt.example')
  const subject = form.getByRole('combobox')
  await subject.press('Enter')
  await subject.press('PageDown')
  await subject.press('Enter')
  await message.fill('Where are you?')
  const box = await send.boundingBox()
  if (!box) throw new Error('The submit button has no box')
  const before = calls(submitCall).length
  await page.mouse.move(box.x + box.width / 2, box.y + box.height - 4)
  await page.mouse.down()
  await page.waitForTimeout(150)
  await page.mouse.up()
  await expect.poll(() => calls(submitCall).length).toBe(before + 1)
  // sent with Enter or by mouse, the cleared form shows no errors when a field is left
  await expect.poll(() => message.inputValue()).toBe('')
  await form.getByLabel('Name').focus()
  await form.getByLabel('Email').focus()
  expect(await readError(form.getByLabel('Name'))).toBeNull()
  await form.getByLabel('Email').fill('o')
  await form.getByLabel('Name').focus()
  await expect.poll(() => readError(form.getByLabel('Email'))).toBe('Invalid email format')
})

test('FORM-19 renders the form of the block’s formId in the page language', async () => {
  const blockOf = (formId: string) => JSON.stringify({ type: 'form', data: { formId } })
  const { page, calls } = await show(visit, { html: `<shop-block block='${blockOf('contact')}'></shop-block>` })
  const form = page.locator('shop-block > shop-form')
  const formRequests = () => calls(/\/api\/forms/)
  await form.getByRole('combobox', { name: 'What is it about?' }).waitFor()
  expect(formRequests()).toEqual(['GET /api/forms/contact?lang=en'])
  await page.evaluate(() => document.querySelector('shop-config')?.setAttribute('language', 'lt'))
  await form.getByLabel('Vardas').waitFor()
  expect(formRequests().at(-1)).toBe('GET /api/forms/contact?lang=lt')
  await page.evaluate((block) => document.querySelector('shop-block')?.setAttribute('block', block), blockOf('service-request'))
  await form.getByRole('group', { name: 'Nuotraukos' }).waitFor()
  expect(formRequests().at(-1)).toBe('GET /api/forms/service-request?lang=lt')
  expect(formRequests()).toHaveLength(3)
})

test('a form says beside its button where the shop explains how it handles personal data', async () => {
  const { form } = await showForm(visit, 'contact')
  const line = form.getByText('How we handle your details: privacy policy')
  expect(await line.getByRole('link').getAttribute('href')).toBe('/privacy')
})

test('FORM-28 FORM-31 FORM-32 keeps the fields after a failure and clears them after success', async () => {
  const { page, form, calls } = await showForm(visit, 'contact')
  await clearRecorded()
  await form.getByLabel('Name').fill('Ona')
  await form.getByLabel('Email').fill('ona@birchandbolt.example')
  await form.getByRole('combobox').click()
  await form.getByRole('option', { name: 'An invoice' }).click()
  await form.getByLabel('Message').fill('Where is it?')
  const send = form.getByRole('button', { name: 'Send' })

  let isHeld = true
  await page.route('**/api/requests', async (route) => {
    await expect.poll(() => isHeld).toBe(false)
    await route.abort()
  })
  await send.click()
  await expect.poll(() => send.getAttribute('aria-busy')).toBe('true')
  await send.click() // a second click must not send again
  isHeld = false
  await form.getByRole('alert').filter({ hasText: 'Something went wrong, please try again later' }).waitFor()
  expect(await form.getByLabel('Message').inputValue()).toBe('Where is it?')
  expect(calls(submitCall)).toHaveLength(1)
  await page.unroute('**/api/requests')

  await send.click()
  await form.getByRole('status').filter({ hasText: 'Thank you, your message was sent successfully!' }).waitFor()
  expect(await form.getByLabel('Message').inputValue()).toBe('')
  expect(await form.getByLabel('Name').inputValue()).toBe('')
  expect(await form.getByRole('combobox').innerText()).toBe('Select...')
  expect(await readError(form.getByLabel('Name'))).toBeNull()
  const data = { name: 'Ona', email: 'ona@birchandbolt.example', subject: 'invoice', message: 'Where is it?' }
  expect((await recordedEvents(page, 'shop-form-submit'))[1]?.detail).toEqual({ formId: 'contact', data })
  expect((await recordedEvents(page, 'shop-form-success')).map(({ detail }) => detail)).toEqual([{ formId: 'contact' }])
  expect(await recordedEvents(page, 'shop-form-error')).toHaveLength(1)
})

test('UPL-05 the configuration sets the largest size of a file', async () => {
  const { page, form, calls } = await showForm(visit, 'service-request')
  const alerts: string[] = []
  const note = (dialog: Dialog) => {
    alerts.push(dialog.message())
    void dialog.accept()
  }
  page.on('dialog', note)
  const photos = form.getByRole('group', { name: 'Photos' })
  await photos.getByText('Each file up to 5 MB').waitFor()
  await page.evaluate(() => {
    const config = document.querySelector('shop-config')
    if (config) config.configuration = { uploadMaxSize: 1000 }
  })
  await photos.getByText('Each file up to 1 kB').waitFor()
  await writeFile(join(folder, 'above.txt'), Buffer.alloc(1001, 'x'))
  await writeFile(join(folder, 'within.txt'), Buffer.alloc(1000, 'x'))
  await photos.locator('input[type="file"]').setInputFiles([join(folder, 'above.txt'), join(folder, 'within.txt')])
  await expect.poll(() => alerts).toEqual(['File is too big'])
  await expect.poll(() => photos.getByText(', Uploaded').count()).toBe(1)
  expect(calls(uploadCall)).toHaveLength(1)
  page.off('dialog', note)
})

test('UPL-04 UPL-09 submits files and a rating and reports a rejected file in an alert', async () => {
  const { page, form, calls, errors } = await showForm(visit, 'service-request')
  await clearRecorded()
  const alerts: string[] = []
  const note = (dialog: Dialog) => {
    alerts.push(dialog.message())
    void dialog.accept()
  }
  page.on('dialog', note)
  const photos = form.getByRole('group', { name: 'Photos' })
  const file = async (name: string, size: number) => {
    await writeFile(join(folder, name), Buffer.alloc(size, 'x'))
    return join(folder, name)
  }
  const input = photos.locator('input[type="file"]')
  await input.setInputFiles(await Promise.all([file('big.txt', 5_000_001), file('note.txt', 2000), file('other.txt', 10)]))
  await expect.poll(() => alerts).toEqual(['File is too big'])
  expect(errors.some((error) => error.includes('big.txt'))).toBe(true)
  await expect.poll(() => photos.getByText(', Uploaded').count()).toBe(2)
  expect(calls(uploadCall)).toHaveLength(2)
  expect((await recordedEvents(page, 'shop-upload-error'))[0]?.detail).toMatchObject({ error: 'File is too big' })

  await form.getByLabel('Name', { exact: false }).first().fill('Ona')
  await form.getByLabel('Email').fill('ona@birchandbolt.example')
  await form.getByRole('combobox').click()
  await form.getByRole('option', { name: 'It does not work' }).click()
  await form.getByLabel('What happened?').fill('It fell.')
  await form.getByRole('radio', { name: '3 of 5' }).press('ArrowRight')
  expect(await form.getByRole('radio', { name: '4 of 5' }).isChecked()).toBe(true)
  await form.getByRole('button', { name: 'Send' }).click()
  await form.getByText('Form fields invalid').waitFor() // a failed upload blocks the form
  await photos.getByText('Remove the files that failed, or try them again').waitFor()
  await photos.getByRole('button', { name: 'Remove big.txt' }).click()
  await photos.getByRole('button', { name: 'Remove other.txt' }).click()
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/requests'))
  await form.getByRole('button', { name: 'Send' }).click()
  const { data } = (await sent).postDataJSON() as { data: Record<string, unknown> }
  expect(data).toMatchObject({ fault: 'broken', satisfaction: 4, photos: [expect.any(String)] })
  await form.getByText('Thank you, your message was sent successfully!').waitFor()
  expect(await photos.getByText('note.txt').count()).toBe(0)
  expect(alerts).toHaveLength(1)
  page.off('dialog', note)
})

test('PDP-14 FORM-20 FORM-33 opens an inquiry form in a modal with the product prefilled', async () => {
  const { page, calls } = await show(visit, { html: productTag(tee) })
  await buyButton(page).waitFor()
  await clearRecorded()
  const product = productOf(page)
  expect(calls(/^GET \/api\/forms/)).toEqual([])
  await product.getByRole('button', { name: 'Ask us' }).click()
  expect((await recordedEvents(page, 'shop-inquiry'))[0]?.detail).toMatchObject({
    formId: 'inquiry',
    productTitle: 'Everyday tee in organic cotton',
  })
  const dialog = product.getByRole('dialog', { name: 'Ask about this product' })
  await expect.poll(() => dialog.getByLabel('Product', { exact: false }).first().inputValue()).toBe('Everyday tee in organic cotton')
  await dialog.getByLabel('Name', { exact: false }).first().fill('Ona')
  await dialog.getByLabel('Your question').fill('Is there a green one?')
  await dialog.getByLabel('Email').fill('ona@birchandbolt.example')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await dialog.getByText('Email was sent successfully').waitFor()
})

test('BANNER-17 BANNER-18 FORM-20 the modal closes on Escape or an outside click and keeps the input', async () => {
  const { page, form } = await showForm(visit, 'contact', 'modal trigger-text="Ask us"')
  const opener = form.getByRole('button', { name: 'Ask us' })
  const dialog = form.getByRole('dialog', { name: 'Write to us' })
  const hasFocus = () => opener.evaluate((button) => (button.getRootNode() as ShadowRoot).activeElement === button)
  await opener.click()
  await dialog.getByLabel('Message').fill('Where are you?')
  await dialog.getByRole('combobox').press('Enter')
  await page.keyboard.press('Escape') // closes only the list
  expect(await dialog.getByRole('combobox').getAttribute('aria-expanded')).toBe('false')
  await dialog.getByLabel('Message').press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(hasFocus).toBe(true)
  await opener.click()
  expect(await dialog.getByLabel('Message').inputValue()).toBe('Where are you?')
  await page.mouse.click(10, 10)
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(hasFocus).toBe(true)
})

test('FORM-22 FORM-23 FORM-24 prefills the form for customers, with the company for businesses', async () => {
  const { form, page } = await openForm('contact', { context: await createFormContext('tomas') })
  const company = form.getByLabel('Company')
  await expect.poll(() => form.getByLabel('Name').inputValue()).toBe('Tomas')
  expect(await company.inputValue()).not.toBe('')
  await form.getByLabel('Name').fill('Rasa')
  await form.getByLabel('Name').blur()
  await page.evaluate(() => document.querySelector('shop-config')?.setAttribute('language', 'lt'))
  await expect.poll(() => form.getByLabel('Vardas').inputValue()).toBe('Rasa')

  const visitor = await openForm('contact', { context: await createFormContext('ona') })
  await expect.poll(() => visitor.form.getByLabel('Name').inputValue()).toBe('Ona')
  expect(await visitor.form.getByLabel('Company').count()).toBe(0)
})
