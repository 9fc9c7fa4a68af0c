import { expect, test } from 'vitest'
import { emptyCart } from '../../../src/domain/cart/cart.ts'
import { preselectedAddress } from '../../../src/domain/checkout/address-book.ts'

const [riga, kaunas, vilnius] = [
  { _id: 'riga', country: 'LV' },
  { _id: 'kaunas', country: 'LT' },
  { _id: 'vilnius', country: 'LT' },
]
const addresses = [riga, kaunas, vilnius]
const preselected = (fields: object, known = addresses) => preselectedAddress({ ...emptyCart('cart', 0), ...fields }, known)

test('a checkout starts with the address chosen before, else with the first one in the delivery country', () => {
  expect(preselected({ shippingAddressGuid: 'vilnius', deliveryCountry: 'LV' })).toBe(vilnius)
  expect(preselected({ shippingAddressGuid: 'removed', deliveryCountry: 'LT' })).toBe(kaunas)
  expect(preselected({})).toBe(riga)
  expect(preselected({ deliveryCountry: 'EE' })).toBeUndefined()
  expect(preselected({}, [])).toBeUndefined()
})
