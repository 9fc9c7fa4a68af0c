import { describe, expect, test } from 'vitest'
import { type AccountFacts, accountEntries, sectionPath, selectEntries } from '../../../src/domain/account/account-menu.ts'

const nothing: AccountFacts = { customer: {}, configuration: {}, programs: [] }
const everything: AccountFacts = {
  customer: { creditLimit: 1000 },
  configuration: {
    enableProductReturns: true,
    customerProductCatalogue: true,
    features: { loyaltyPrograms: true, customerIntegrations: true },
  },
  programs: [{ type: 'discount' }, { type: 'unboughtProductDiscount' }],
}
const keys = (facts: Partial<AccountFacts>) => accountEntries({ ...nothing, ...facts }).map(({ key }) => key)
const always = ['orders', 'carts', 'delivery-addresses', '', 'password-change']

test('ACC-12 entries have the specified order', () => {
  expect(accountEntries(everything).map(({ key, title }) => [key, title])).toEqual([
    ['orders', 'My orders'],
    ['credit', 'My credit'],
    ['productReturns', 'Returns'],
    ['carts', 'My carts'],
    ['delivery-addresses', 'Delivery addresses'],
    ['', 'Requisites'],
    ['loyalty-programs', 'Loyalty program'],
    ['sales-programs', 'New product discount program'],
    ['product-catalogue', 'Product information'],
    ['integrations', 'Integrations'],
    ['password-change', 'Password change'],
  ])
})

test.each([
  ['ACC-01 the orders', 'orders', 'My orders'],
  ['ACC-04 the carts', 'carts', 'My carts'],
  ['ACC-05 the delivery addresses', 'delivery-addresses', 'Delivery addresses'],
  ['ACC-06 the requisites', '', 'Requisites'],
  ['ACC-11 the change of password', 'password-change', 'Password change'],
])('%s: the entry "%s" always shows as %s', (_, key, title) => {
  expect(accountEntries(nothing)).toContainEqual(expect.objectContaining({ key, title }))
  expect(keys(everything)).toContain(key)
  expect(keys({ customer: undefined, configuration: undefined, programs: undefined })).toContain(key)
})

test('ACC-11 the change of password is left out where the server lacks it', () => {
  expect(keys({ configuration: { features: { passwordChange: false } } })).not.toContain('password-change')
})

describe('conditional entries', () => {
  test.each<[string, string, Partial<AccountFacts>, boolean]>([
    ['ACC-02 SESS-09 with a credit limit', 'credit', { customer: { creditLimit: 1000 } }, true],
    ['ACC-02 with a credit limit of 0', 'credit', { customer: { creditLimit: 0 } }, true],
    ['ACC-02 without a credit limit', 'credit', { customer: {} }, false],
    ['ACC-03 switched on', 'productReturns', { configuration: { enableProductReturns: true } }, true],
    ['ACC-03 among the features', 'productReturns', { configuration: { features: { enableProductReturns: true } } }, true],
    ['ACC-03 switched off', 'productReturns', { configuration: { enableProductReturns: false } }, false],
    ['ACC-09 switched on', 'product-catalogue', { configuration: { customerProductCatalogue: true } }, true],
    ['ACC-09 among the features', 'product-catalogue', { configuration: { features: { customerProductCatalogue: true } } }, true],
    ['ACC-09 switched off', 'product-catalogue', {}, false],
    ['ACC-10 switched on', 'integrations', { configuration: { features: { customerIntegrations: true } } }, true],
    ['ACC-10 switched off', 'integrations', { configuration: { features: { customerIntegrations: false } } }, false],
  ])('%s: "%s"', (_, key, facts, isShown) => {
    expect(keys(facts)).toEqual(isShown ? expect.arrayContaining([...always, key]) : always)
    expect(keys(facts)).toHaveLength(always.length + Number(isShown))
  })

  const on = { features: { loyaltyPrograms: true } }
  test.each<[string, Partial<AccountFacts>, string[]]>([
    ['ACC-07 a discount', { configuration: on, programs: [{ type: 'discount' }] }, ['loyalty-programs']],
    ['ACC-07 products', { configuration: on, programs: [{ type: 'products' }] }, ['loyalty-programs']],
    [
      'ACC-08 a discount on products not bought yet',
      { configuration: on, programs: [{ type: 'unboughtProductDiscount' }] },
      ['sales-programs'],
    ],
    ['ACC-07 ACC-08 no program', { configuration: on, programs: [] }, []],
    ['ACC-07 ACC-08 programs not loaded yet', { configuration: on, programs: undefined }, []],
    ['ACC-07 ACC-08 programs of a shop without the feature', { programs: [{ type: 'discount' }, { type: 'unboughtProductDiscount' }] }, []],
  ])('%s', (_, facts, shown) => {
    expect(keys(facts).filter((key) => key.endsWith('-programs'))).toEqual(shown)
  })
})

test('the page selects entries and their order; unavailable entries stay hidden', () => {
  const chosen = (sections: string[] | undefined, facts = nothing) => selectEntries(accountEntries(facts), sections).map(({ key }) => key)
  expect(chosen(['requisites', 'orders', 'credit', 'nonsense', 'orders'])).toEqual(['', 'orders'])
  expect(chosen(['credit', 'orders'], everything)).toEqual(['credit', 'orders'])
  expect(chosen(undefined)).toEqual(always)
  expect(chosen([])).toEqual(always)
})

test('a section has a URL on any profile page', () => {
  expect(sectionPath('/account', 'orders')).toBe('/account?section=orders')
  expect(sectionPath('/page?id=account', 'orders')).toBe('/page?id=account&section=orders')
  expect(sectionPath('/account', '')).toBe('/account')
})
