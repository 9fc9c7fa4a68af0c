import { describe, expect, test } from 'vitest'
import { requisites } from '../../../src/domain/account/requisites.ts'
import { billingCountryFor, buyerKind, customerKey, customerName, isBusinessCustomer, isLoggedIn } from '../../../src/domain/customer.ts'
import { visibleElements } from '../../../src/domain/forms/form-definition.ts'
import { messages } from '../../../src/domain/messages.ts'
import { customerDetails } from '../../../src/model/account/customer.ts'

test('GEN-02 a user is logged in if and only if details exist, however few', () => {
  expect(isLoggedIn(undefined)).toBe(false)
  expect(isLoggedIn({})).toBe(true)
})

describe('buyer types', () => {
  test.each([
    ['a visitor', undefined, { isLoggedIn: false, isBusiness: false, buyer: 'b2c' }],
    ['a person', { buyAs: 'b2c' }, { isLoggedIn: true, isBusiness: false, buyer: 'b2c' }],
    ['a registered company', { b2bCustomer: true, buyAs: 'b2b' }, { isLoggedIn: true, isBusiness: true, buyer: 'b2b' }],
    ['a company that buys as a person', { b2bCustomer: true, buyAs: 'b2c' }, { isLoggedIn: true, isBusiness: true, buyer: 'b2c' }],
    ['a customer without these fields', {}, { isLoggedIn: true, isBusiness: false, buyer: 'b2c' }],
    ['a customer who is not a company', { b2bCustomer: false, buyAs: 'b2b' }, { isLoggedIn: true, isBusiness: false, buyer: 'b2b' }],
  ] as const)('GEN-03 GEN-05 %s', (_, customer, expected) => {
    expect({ isLoggedIn: isLoggedIn(customer), isBusiness: isBusinessCustomer(customer), buyer: buyerKind(customer) }).toEqual(expected)
  })

  test('GEN-05 only business customers see company details and the company name field', () => {
    const form = { _id: 'contact', elements: [{ id: 'company', type: 'textInput', autoFillFrom: 'companyName' }] }
    const see = (b2bCustomer?: boolean) => {
      const customer = { companyName: 'UAB Ąžuolas', name: 'Ona', b2bCustomer }
      return [requisites(customer, 'en').map(({ title }) => title), visibleElements(form, customer).length]
    }
    expect(see(true)).toEqual([[messages.companyDetails, messages.contactPerson], 1])
    for (const other of [false, undefined]) expect(see(other)).toEqual([[messages.contactPerson], 0])
    expect([requisites(undefined, 'en'), visibleElements(form, undefined)]).toEqual([[], []])
  })

  test.each([
    ['a person is billed in their country', { buyAs: 'b2c', country: 'LT', companyCountry: 'DE' }, 'LT'],
    ['a company is billed in the company country', { buyAs: 'b2b', country: 'LT', companyCountry: 'DE' }, 'DE'],
    ['a company without a country has no billing country', { buyAs: 'b2b', country: 'LT' }, undefined],
    ['a visitor has no billing country', undefined, undefined],
  ] as const)('GEN-04 %s', (_, customer, country) => {
    expect(billingCountryFor(customer)).toBe(country)
  })
})

test('the display name falls back from name to company to email', () => {
  expect(customerName({ name: 'Ona', surname: 'Kazlauskė', companyName: 'UAB', email: 'a@b.lt' })).toBe('Ona Kazlauskė')
  expect(customerName({ surname: 'Kazlauskė' })).toBe('Kazlauskė')
  expect(customerName({ companyName: 'UAB', email: 'a@b.lt' })).toBe('UAB')
  expect(customerName({ email: 'a@b.lt' })).toBe('a@b.lt')
  expect(customerName({})).toBe('')
})

test('identifies customers by id, else by email', () => {
  expect(customerKey({ id: '7', email: 'a@b.lt' })).toBe('7')
  expect(customerKey({ email: 'a@b.lt' })).toBe('a@b.lt')
  expect(customerKey({})).toBe('')
})

test('ENT-19 allows unknown customer fields and treats null as missing', () => {
  const read = customerDetails.parse({ id: 7, name: null, creditLimit: 500, favouriteColour: 'oak', buyAs: 'b2b' })
  expect(read).toMatchObject({ id: '7', creditLimit: 500, favouriteColour: 'oak', buyAs: 'b2b' })
  expect(read.name).toBeUndefined()
  expect(customerDetails.safeParse({ creditLimit: 'much' }).success).toBe(false)
})
