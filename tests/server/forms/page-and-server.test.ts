import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { checkOrder, toCleanOrder } from '../../../server/checkout/orders/check-order.ts'
import { loadFacts } from '../../../server/checkout/orders/load-facts.ts'
import { checkRequest } from '../../../server/forms/check-request.ts'
import { findForm } from '../../../server/forms/find-form.ts'
import { checkRegistration } from '../../../server/session/accounts/check-registration.ts'
import { orderRequest } from '../../../src/domain/checkout/cart-payloads.ts'
import { checkoutErrors } from '../../../src/domain/checkout/checkout.ts'
import { clean } from '../../../src/domain/forms/clean-text.ts'
import { elementRules, requestData, textKindFor, visibleElements } from '../../../src/domain/forms/form-definition.ts'
import { problemsOf } from '../../../src/domain/forms/form-state.ts'
import { newsletterRules } from '../../../src/domain/page/newsletter.ts'
import {
  emptyRegistration,
  personRules,
  type RegistrationValues,
  registrationKinds,
  registrationRules,
  toPersonRegistration,
  toRegistration,
} from '../../../src/domain/session/registration.ts'
import { configuration } from '../../../src/model/app/configuration.ts'
import type { Cart } from '../../../src/model/cart/cart.ts'
import { formDefinition } from '../../../src/model/forms/form-definition.ts'
import { goodPassword } from '../session/account.ts'
import { openShop, type TestShop } from '../shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})

const noise = fc.constantFrom(
  '',
  '',
  ' ',
  '\u202a',
  '\u202c',
  '\u200b',
  '\ufeff',
  '\u00a0',
  ',',
  '.',
  '<',
  '>',
  '(',
  ')',
  ';',
  '"',
  '\n',
  '\t',
  '\u0007',
  '\u2028',
  '\ud800',
  '\0',
  '٣',
  '３',
)
const base = fc.oneof(
  fc.constantFrom(
    'ona@example.lt',
    'Ona <ona@example.lt>',
    'mailto:o.p@xn--a.example',
    "o'neil@example.com",
    'a;b@c.lt',
    'a:b@c.lt',
    'a,b@c.lt',
  ),
  fc.constantFrom('+370 612 34567', 'tel:+37061234567', '861234567', '+370 (0) 612 34567', '12', '1'.repeat(21), '+1x5'),
  fc.constantFrom('Ona', 'Marija-Ona', 'UAB „Medis“', 'LT-01100', 'LT100001234567', 'Beržų g. 14', 'LT', '0'),
  fc.constantFrom(31, 32, 33, 127, 128, 129, 200, 201, 254, 255, 256, 257, 1000, 1001).map((length) => 'a'.repeat(length)),
  fc.constantFrom(128, 129, 254, 255).map((length) => `${'a'.repeat(length - 8)}@firm.lt`),
  fc.string({ unit: 'binary', maxLength: 12 }),
)
/** What may get into a field: typed, pasted, filled in by the browser, or kept from a visit long ago. */
const text = fc.tuple(noise, noise, base, noise, noise).map((parts) => parts.join(''))
const texts = <K extends string>(fields: readonly K[]) =>
  fc.record(Object.fromEntries(fields.map((field) => [field, text])) as Record<K, typeof text>)
/** One field at a time as well, or hardly any form would be accepted. */
const someTexts = <K extends string>(fields: readonly K[]) =>
  fc.oneof(
    texts(fields),
    fc.constantFrom(...fields).chain((field) => text.map((value) => ({ [field]: value }) as { [F in K]?: string })),
  )

/** Refuses as the server does: throws a problem that names the field. */
async function refusalOf(judge: () => unknown): Promise<string | undefined> {
  try {
    await judge()
    return undefined
  } catch (error) {
    return `${(error as { wrong?: { field: string } }).wrong?.field}: ${(error as Error).message}`
  }
}

test('the server accepts every recipient and address that the checkout accepts, and the other way round', async () => {
  const cart: Cart = {
    guid: 'c',
    expiry: 0,
    deliveryCountry: 'LT',
    shippingMethodId: 'courier',
    shippingMethodType: 'courier',
    shippingAddressGuid: 'home',
    paymentMethod: 'bank-transfer',
    products: [{ guid: 'l', id: 'p', code: 'p', quantity: 1 }],
  }
  const home = { _id: 'home', country: 'LT', city: 'Vilnius', address: 'Beržų g. 14', postcode: '03100' }
  const person = { name: 'Ona', surname: 'P', phone: '+37061234567', email: 'ona@example.lt' }
  const valid = orderRequest({ ...cart, address: person }, { addresses: [home] })
  const facts = await loadFacts(shop.db, valid, { customer: undefined, paysOnline: false })
  const methods = [{ id: 'courier', type: 'courier', title: 'Courier' }]
  const payments = [{ id: 'bank-transfer', title: 'Transfer' }]
  let accepted = 0
  await fc.assert(
    fc.asyncProperty(someTexts(['name', 'surname', 'phone', 'email']), someTexts(['city', 'address', 'postcode']), async (typed, place) => {
      const filled = { ...cart, address: { ...person, ...typed } }
      const addresses = [{ ...home, ...place }]
      const errors = checkoutErrors({
        cart: filled,
        methods,
        salons: [],
        payments,
        addresses,
        today: '2026-01-01',
        requires: { delivery: true, payment: true },
      } as unknown as Parameters<typeof checkoutErrors>[0])
      const refusal = await refusalOf(() => checkOrder(toCleanOrder(orderRequest(filled, { addresses })), facts, new Date()))
      if (Object.keys(errors).length === 0) accepted += 1
      expect(refusal === undefined, refusal).toBe(Object.keys(errors).length === 0)
      // an accepted order stores what no mail or label trips over
      if (refusal) expect(Object.keys(errors)).toContain(refusal.split(':')[0])
    }),
    { numRuns: 1500 },
  )
  expect(accepted).toBeGreaterThan(100)
})

const fields = Object.keys(emptyRegistration).filter(
  (field) => typeof emptyRegistration[field as 'name'] === 'string' && !field.startsWith('password'),
) as 'name'[]
const company: RegistrationValues = {
  ...emptyRegistration,
  companyName: 'Uosis',
  companyCode: '305',
  companyEmail: 'info@uosis.example',
  companyPhone: '+37052123456',
  companyCountry: 'LT',
  name: 'Ona',
  surname: 'P',
  email: 'ona@uosis.example',
  phone: '+37060011223',
  password: goodPassword,
  password2: goodPassword,
  agreeToPrivacyAndTerms: true,
}

test.each([
  ['a company, phones by country', registrationRules, toRegistration, true],
  ['a company, plain phones', registrationRules, toRegistration, false],
  ['a private buyer', personRules, toPersonRegistration, true],
])(
  'the server accepts every registration of %s that the form accepts, and the other way round',
  async (_, rulesOf, toRequest, byCountry) => {
    await shop.deps.settings.change({ features: { enablePhoneNumberByCountry: byCountry, privateRegistration: true } })
    const shopConfiguration = configuration.parse(await shop.deps.settings.configuration('en'))
    let accepted = 0
    await fc.assert(
      fc.asyncProperty(someTexts(fields), async (typed) => {
        const values = { ...company, ...typed }
        const problems = problemsOf(values, () => rulesOf(shopConfiguration, []), registrationKinds)
        const refusal = await refusalOf(() => checkRegistration(shop.deps, toRequest(values), 'en'))
        if (!refusal) accepted += 1
        expect(refusal === undefined, refusal).toBe(Object.keys(problems).length === 0)
        if (refusal) expect(Object.keys(problems)).toContain(refusal.split(':')[0])
      }),
      { numRuns: 600 },
    )
    expect(accepted).toBeGreaterThan(50)
    await shop.deps.settings.reset()
  },
)

test('the server accepts every request form that the page accepts, and the other way round', async () => {
  const [row] = await shop.db.query<{ id: string }>("select id from form where id = 'service-request'")
  const definition = formDefinition.parse(await findForm(shop.deps, row?.id ?? '', 'en'))
  const elements = visibleElements(definition, undefined)
  const written = elements.filter(({ type }) => textKindFor(type) !== undefined).map(({ id }) => id)
  const start = { name: 'Rasa', email: 'rasa@medzio.example', fault: 'broken', description: 'It hums,\nbut does not turn.' }
  await fc.assert(
    fc.asyncProperty(someTexts(written), async (typed) => {
      const values = { ...start, ...typed }
      const kinds = Object.fromEntries(elements.map(({ id, type }) => [id, textKindFor(type)]))
      const problems = problemsOf<Record<string, unknown>>(
        values,
        () => Object.fromEntries(elements.map((element) => [element.id, elementRules(element, undefined)])),
        kinds,
      )
      const refusal = await refusalOf(() => checkRequest(definition, requestData(elements, values), undefined))
      expect(refusal === undefined, refusal).toBe(Object.keys(problems).length === 0)
      if (refusal) expect(Object.keys(problems)).toContain(refusal.split(':')[0])
    }),
    { numRuns: 600 },
  )
})

test('the newsletter accepts each address that its rules accept, and names the field of the others', async () => {
  let peers = 0
  await fc.assert(
    fc.asyncProperty(text, async (typed) => {
      peers += 1
      const email = clean('email', typed)
      const answer = await shop.ask('/api/newsletter/subscribe', {
        method: 'POST',
        peer: `10.7.${peers >> 8}.${peers & 255}`,
        body: { email, gdprAccepted: true },
      })
      const isValid = problemsOf({ email }, () => ({ email: newsletterRules })).email === undefined
      expect(answer.status).toBe(isValid ? 200 : 400)
      if (!isValid) expect(await answer.json()).toMatchObject({ message: 'Email is invalid', field: 'email' })
    }),
    { numRuns: 200 },
  )
})

test('an account is found by its address as it was pasted, and variants of it share one limit', async () => {
  const logIn = (email: string, password = 'wrong') =>
    shop.ask('/api/customer/login', { method: 'POST', body: { email, password }, peer: '10.8.0.1' })
  const variants = [
    'ona@birchandbolt.example,',
    '<ona@birchandbolt.example>',
    '\u202aOna@birchandbolt.example\u202c',
    'mailto:ona@birchandbolt.example',
  ]
  const answers: number[] = []
  for (let round = 0; round < 3; round += 1) for (const email of variants) answers.push((await logIn(email)).status)
  expect(answers).toEqual([...Array(10).fill(401), 429, 429])
})
