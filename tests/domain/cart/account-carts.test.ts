import { expect, test } from 'vitest'
import { cartSummary, savedCartId } from '../../../src/domain/cart/cart-summary.ts'
import { addressFields, addressRules, filledAddress, seededAddresses } from '../../../src/domain/checkout/address-book.ts'
import { firstProblem } from '../../../src/domain/forms/form-rules.ts'
import { savedAddress } from '../../../src/model/account/address.ts'
import type { Cart } from '../../../src/model/cart/cart.ts'

const home = { _id: 'home', title: 'Home', country: 'LT', city: 'Vilnius', address: 'Beržų g. 14', postcode: '03100' }

test('ENT-15 a saved address has _id, title, country, city, address, postcode, name, surname, email, phone, comment', () => {
  const whole = { ...home, name: 'Ona', surname: 'P', email: 'o@example.com', phone: '+3706', comment: 'Ring twice' }
  expect(savedAddress.parse(whole)).toEqual(whole)
  expect(savedAddress.parse({ _id: 7, city: null })).toEqual({ _id: '7', city: undefined })
  expect(savedAddress.safeParse({ title: 'Home' }).success).toBe(false)
  expect(filledAddress(addressFields(whole, undefined), whole, 'other')).toEqual(whole)
})

test('ENT-15 a new address is prefilled with the customer details, for a company with its country', () => {
  const person = { name: 'Ona', surname: 'P', email: 'o@example.com', phone: '+3706', country: 'LT', companyCountry: 'LV' }
  expect(addressFields(undefined, { ...person, buyAs: 'b2c' })).toMatchObject({ name: 'Ona', phone: '+3706', country: 'LT', city: '' })
  expect(addressFields(undefined, { ...person, buyAs: 'b2b' }).country).toBe('LV')
  expect(addressFields(undefined, undefined).name).toBe('')
  // a saved address keeps its own values
  expect(addressFields(home, person).name).toBe('')
})

test.each([
  ['country', '', 'Field is required'],
  ['city', ' ', 'Field is required'],
  ['address', '', 'Field is required'],
  ['postcode', '', 'Field is required'],
  ['title', '', undefined],
  ['name', 'x'.repeat(33), 'Must be less than {maxLength} characters'],
  ['email', 'ona@', 'Invalid email format'],
  ['email', '', undefined],
  ['phone', '+370 x', 'Invalid phone number format'],
  ['phone', '+37061234567', undefined],
] as const)('ENT-15 %s %j: %s', (field, value, text) => {
  expect(firstProblem(value, addressRules[field])?.text).toBe(text)
})

test('ENT-15 drops empty fields and keeps fields outside the form', () => {
  const before = { ...home, _id: 'a', code: 'kept' }
  expect(filledAddress({ ...addressFields(before, undefined), title: ' ', city: ' Kaunas ' }, before, 'b')).toMatchObject({
    _id: 'a',
    code: 'kept',
    title: undefined,
    city: 'Kaunas',
  })
  expect(filledAddress(addressFields(undefined, undefined), undefined, 'b')._id).toBe('b')
})

test('ACC-05 adds the shop’s addresses once: a removed one does not return, an edited one stays', () => {
  const work = { _id: 'work', city: 'Kaunas' }
  expect(seededAddresses([], [home, work], [])).toEqual([home, work])
  expect(seededAddresses([], [home, work], ['home'])).toEqual([work])
  const edited = { ...home, city: 'Klaipėda' }
  expect(seededAddresses([edited], [home], [])).toEqual([edited])
  const mine = [edited]
  expect(seededAddresses(mine, [home], ['home'])).toBe(mine)
})

const cartOf = (products: object[]): Cart => ({ guid: 'c', expiry: 1, products: products as Cart['products'] })
const line = (code: string, price?: number, quantity = 1) => ({ guid: code, id: code, code, title: `Title ${code}`, quantity, price })

test('ACC-04 a cart summary has the piece count, first titles, the count of further titles and the sum of known prices', () => {
  const lines = [line('a', 1.1, 3), line('b', 2), line('c', 0.1), line('d', 5), { ...line('e', 1), title: undefined }]
  expect(cartSummary(cartOf(lines))).toEqual({ pieces: 7, titles: ['Title a', 'Title b', 'Title c'], more: 2, total: 11.4 })
  expect(cartSummary(cartOf([line('a', 1), line('b')])).total).toBeUndefined()
  expect(cartSummary(cartOf([]))).toEqual({ pieces: 0, titles: [], more: 0, total: 0 })
  expect(cartSummary(cartOf([{ ...line('e', 1), title: undefined }])).titles).toEqual(['e'])
  // variants of one product
  expect(cartSummary(cartOf([line('a', 1), line('a', 2), line('b', 1)]))).toMatchObject({ titles: ['Title a', 'Title b'], more: 0 })
})

test.each([
  ['  abc-1 ', 'abc-1'],
  ['https://shop.example/cart?restoredCartId=xyz&a=1', 'xyz'],
  ['https://shop.example/cart', 'https://shop.example/cart'],
])('CART-18 extracts from the pasted text %j the cart id %s', (pasted, id) => {
  expect(savedCartId(pasted)).toBe(id)
})
