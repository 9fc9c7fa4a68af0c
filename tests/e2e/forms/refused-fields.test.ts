import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { cartOf, leaveCart, lineOf, soldProducts } from '../cart/cart-steps.ts'
import { cartTag, checkoutButton, fillCheckout, openCartPage } from '../cart/checkout-steps.ts'
import { open } from '../harness.ts'
import { login, field as loginField, submitLogin } from '../session/login-steps.ts'
import { fillRegistration } from '../session/register-steps.ts'
import { createFormContext, focusedField, openForm, readError } from './form-steps.ts'

const [sold] = await soldProducts(1)
if (!sold) throw new Error('The shop sells too little for these tests')

interface Body {
  cart: { address: object }
  priceRequest: { deliveryOptions: [{ address: object }] }
  data: object
}

/** Changes what the page sends, so that the shop refuses what the page has accepted. */
const spoil = (page: Page, path: string, change: (body: Body) => object) =>
  page.route(`**${path}*`, async (route) => {
    const request = route.request()
    if (request.method() !== 'POST') return route.continue()
    await route.continue({ postData: JSON.stringify(change(request.postDataJSON())) })
  })

/** The field is marked, says why, and has the focus. */
async function expectRefused(page: Page, control: Locator, name: string, text: string) {
  await expect.poll(() => readError(control)).toBe(text)
  expect(await control.getAttribute('aria-invalid')).toBe('true')
  await expect.poll(() => focusedField(page)).toBe(name)
}

const notAccepted = 'The shop could not accept these details. Please check them, or write to us.'

describe('a field that the shop refuses is marked, explained and focused', () => {
  test('the checkout marks a refused field until it is edited, and the order can be sent again', async () => {
    const { page } = await openCartPage([sold])
    await fillCheckout(page)
    const phone = cartTag(page).getByLabel('Phone')
    let isSpoilt = true
    await spoil(page, '/api/orders', (body) =>
      isSpoilt ? { ...body, cart: { ...body.cart, address: { ...body.cart.address, phone: '12a' } } } : body,
    )
    await checkoutButton(page).click()
    await expectRefused(page, phone, 'phone', 'Invalid phone number format')
    expect(await cartTag(page).getByText('Something went wrong').count()).toBe(0)
    await cartTag(page).getByRole('alert').getByRole('button', { name: 'Phone' }).waitFor()
    isSpoilt = false
    await phone.fill('\u202a+370 612-34568\u202c')
    await phone.blur()
    await expect.poll(() => readError(phone)).toBeNull()
    expect(await phone.inputValue()).toBe('+37061234568')
    await checkoutButton(page).click()
    await cartTag(page).getByRole('heading', { name: 'Thank you for your order' }).waitFor()
  })

  test('the checkout marks a refused field of an address; one that is not on the page gets a message, and nothing is lost', async () => {
    const { page } = await openCartPage([sold])
    await fillCheckout(page)
    let address: object = { code: ' ' }
    await spoil(page, '/api/orders', (body) => {
      const [option] = body.priceRequest.deliveryOptions
      return {
        ...body,
        priceRequest: { ...body.priceRequest, deliveryOptions: [{ ...option, address: { ...option.address, ...address } }] },
      }
    })
    await checkoutButton(page).click()
    const postcode = cartTag(page).getByLabel('Postcode')
    await expectRefused(page, postcode, 'postcode', 'Field is required')
    address = { title: 'x'.repeat(201) }
    await checkoutButton(page).click()
    await cartTag(page).getByText(notAccepted).waitFor()
    expect(await readError(postcode)).toBeNull()
    expect(await postcode.inputValue()).toBe('03100')
    expect(await cartTag(page).getByLabel('Phone').inputValue()).toBe('+37061234567')
  })

  test('a request form marks a refused field', async () => {
    const { page, form } = await openForm('contact')
    const values = { name: 'Ona', email: 'ona@example.com', message: 'Hello' }
    await form.getByLabel('Name').fill(values.name)
    await form.getByLabel('Email').fill(`\u202a${values.email},\u202c`)
    await form.getByRole('combobox').press('Enter')
    await form.getByRole('combobox').press('PageDown')
    await form.getByRole('combobox').press('Enter')
    await form.getByLabel('Message').fill(values.message)
    let data: object = { email: 'ona@' }
    await spoil(page, '/api/requests', (body) => ({ ...body, data: { ...body.data, ...data } }))
    await form.getByRole('button', { name: 'Send' }).click()
    await expectRefused(page, form.getByLabel('Email'), 'email', 'Invalid email format')
    expect(await form.getByLabel('Email').inputValue()).toBe(values.email)
    data = { unknown: 'x' }
    await form.getByRole('button', { name: 'Send' }).click()
    await form.getByText(notAccepted).waitFor()
    expect(await form.getByLabel('Message').inputValue()).toBe(values.message)
    expect(await readError(form.getByLabel('Email'))).toBeNull()
  })

  test('the registration marks a refused field', async () => {
    const { page } = await open({ html: '<shop-login step="register"></shop-login>' })
    const form = login(page)
    await fillRegistration(form, 'refused-field@medis.example')
    await spoil(page, '/api/register/', (body) => ({ ...body, companyPostcode: 'x'.repeat(33) }))
    await form.getByRole('button', { name: 'Create account' }).click()
    await expectRefused(page, loginField(page, 'companyPostcode'), 'companyPostcode', 'Must be less than 32 characters')
    expect(await form.locator('[name="companyName"]').inputValue()).toBe('UAB Medžio dirbtuvė')
  })

  test('the newsletter marks a refused address, and accepts pasted ones unchanged', async () => {
    const { page } = await open({ html: '<shop-newsletter-form></shop-newsletter-form>' })
    const tag = page.locator('shop-newsletter-form')
    const email = tag.getByLabel('Your email')
    await spoil(page, '/api/newsletter/subscribe', (body) => ({ ...body, email: 'ona@' }))
    await email.fill('ona@example.com')
    await email.press('Enter')
    await expectRefused(page, email, 'email', 'Email is invalid')
    await page.unrouteAll()
    await email.fill('mailto:ona@example.com,')
    await email.press('Enter')
    await expect.poll(() => email.count()).toBe(0)
  })

  test('the login marks a refused field', async () => {
    const { page } = await open({ html: '<shop-login></shop-login>' })
    await page.route('**/api/customer/login*', (route) =>
      route.fulfill({ status: 400, json: { name: 'BadRequest', message: 'This address is closed for logins', field: 'email' } }),
    )
    await submitLogin(page, 'ona@birchandbolt.example', 'seven birds')
    await expectRefused(page, loginField(page, 'email'), 'email', 'This address is closed for logins')
  })

  test('a return marks a refused field', async () => {
    const context = await createFormContext('ona')
    const { page } = await open({ html: '<shop-account-section section="productReturns"></shop-account-section>', context })
    const tag = page.locator('shop-account-section')
    await tag.getByRole('button', { name: 'More pieces' }).first().click()
    await tag.locator('select[name="reason"]').selectOption('faulty')
    await spoil(page, '/api/productReturns', (body) => ({ ...body, comment: 'x'.repeat(1001) }))
    await tag.getByRole('button', { name: 'Request return' }).click()
    await expectRefused(page, tag.locator('textarea[name="comment"]'), 'comment', 'Must be less than 1000 characters')
    expect(await tag.locator('select[name="reason"]').inputValue()).toBe('faulty')
  })
})

test('a phone number from the contacts, an address from a mail program and a code from a PDF are taken at the checkout', async () => {
  const { page, calls } = await open({ html: '<shop-cart></shop-cart>', before: leaveCart(cartOf([lineOf(sold)])) })
  await fillCheckout(page)
  const tag = cartTag(page)
  for (const [label, text, shown] of [
    ['Phone', '\u2066tel:+370\u2011612\u2011３４５６７\u2069', '+37061234567'],
    ['Email', 'Ona Petraitė <ona@example.com>,', 'ona@example.com'],
    ['Postcode', '\u200e03\u00ad100\u200b', '03100'],
  ] as const) {
    const field = label === 'Email' ? tag.getByRole('textbox', { name: label }) : tag.getByLabel(label)
    await field.fill(text)
    await field.blur()
    await expect.poll(() => field.inputValue()).toBe(shown)
    expect(await readError(field)).toBeNull()
  }
  await checkoutButton(page).click()
  await tag.getByRole('heading', { name: 'Thank you for your order' }).waitFor()
  expect(calls(/^POST \/api\/orders\?/)).toHaveLength(1)
})
