import { describe, expect, test } from 'vitest'
import { firstProblem, type Rule } from '../../../src/domain/forms/form-rules.ts'
import {
  accountBenefits,
  emptyRegistration,
  offersBothRegistrations,
  offersPrivateRegistration,
  offersRegistration,
  personRules,
  type RegistrationField,
  registrationMode,
  registrationRules,
  toPersonRegistration,
  toRegistration,
} from '../../../src/domain/session/registration.ts'
import type { Configuration, Features } from '../../../src/model/app/configuration.ts'
import { anyRegistration, registration } from '../../../src/model/session/registration.ts'

const required = 'Field is required'
const wrongEmail = 'Invalid email format'
const wrongPhone = 'Invalid phone number format'
const wrongFormat = 'Incorrect data format'
const byCountry: Configuration = { features: { enablePhoneNumberByCountry: true } }
const letters = (count: number) => 'a'.repeat(count)
const mailbox = (count: number) => `${letters(count - '@firm.example'.length)}@firm.example`

/** The message of one filled field in an otherwise empty form. */
function problem(field: RegistrationField, value: unknown, configuration: Configuration = {}, password: readonly Rule[] = []) {
  const found = firstProblem(value, registrationRules(configuration, password)[field] ?? [], { ...emptyRegistration, [field]: value })
  return found?.text.replace(/\{(\w+)\}/g, (_, name: string) => String(found.values?.[name]))
}

type Fact = [value: unknown, problem: string | undefined]
const check = (field: RegistrationField, facts: Fact[], configuration?: Configuration) => {
  for (const [value, expected] of facts) expect(problem(field, value, configuration), `${field}: ${String(value)}`).toBe(expected)
}
const upTo = (most: number): Fact[] => [
  ['', undefined],
  [letters(most), undefined],
  [letters(most + 1), `Must be less than ${most} characters`],
]
const emails: Fact[] = [
  ['', required],
  ['info@firm.example', undefined],
  ['info@firm', wrongEmail],
  ['info firm.example', wrongEmail],
  [mailbox(128), undefined],
  [mailbox(129), 'Must be less than 128 characters'],
]
const plainPhones: Fact[] = [
  ['', required],
  ['+37061234567', undefined],
  ['861234567', undefined],
  [`+${'1'.repeat(19)}`, undefined],
  [`+${'1'.repeat(20)}`, 'Must be less than 20 characters'],
  ['+370 612 34567', wrongFormat],
  ['370+61234567', wrongFormat],
  ['phone', wrongFormat],
  ['+', wrongFormat],
]
const phonesByCountry: Fact[] = [
  ['', required],
  ['+37061234567', undefined],
  ['37061234567', undefined],
  ['+3706O234567', wrongPhone],
  ['+0', wrongPhone],
]

describe('registration fields', () => {
  test('REG-12 REG-16 requires company name and company code', () => {
    for (const field of ['companyName', 'companyCode'] as const)
      check(field, [
        ['', required],
        ['   ', required],
        ['UAB Medžio dirbtuvė', undefined],
      ])
  })

  test('REG-13 the company email is required, valid and at most 128 characters', () => check('companyEmail', emails))
  test('REG-23 the personal email is required, valid and at most 128 characters', () => check('email', emails))

  test('REG-15 REG-24 without phones by country, requires digits with an optional leading plus, at most 20', () => {
    check('companyPhone', plainPhones)
    check('phone', plainPhones)
  })

  test('REG-14 REG-24 with phones by country, requires an international phone number', () => {
    check('companyPhone', phonesByCountry, byCountry)
    check('phone', phonesByCountry, byCountry)
  })

  test('REG-17 REG-19 REG-21 address, city and website have at most 128 characters', () => {
    for (const field of ['companyAddress', 'companyCity', 'companyWebSite'] as const) check(field, upTo(128))
  })

  test('REG-20 the postcode has at most 32 characters', () => check('companyPostcode', upTo(32)))

  test('REG-18 the country is required, at most 128 characters', () => {
    check('companyCountry', [['', required], ...upTo(128).slice(1)])
  })

  test('REG-22 name and surname are required, at most 32 characters', () => {
    for (const field of ['name', 'surname'] as const) check(field, [['', required], ...upTo(32).slice(1)])
  })

  test('REG-27 requires the VAT code only if the shop does', () => {
    check('companyVatCode', [['', required]], { requireVATCode: true })
    for (const configuration of [{}, { requireVATCode: false }]) check('companyVatCode', [['', undefined]], configuration)
  })

  test('REG-28 requires consent to the terms', () => {
    check('agreeToPrivacyAndTerms', [
      [false, required],
      [true, undefined],
    ])
  })

  test('REG-25 the password follows the policy', () => {
    const rules: Rule[] = [{ rule: 'required' }, { rule: 'minLength', minLength: 8 }, { rule: 'requireNumber' }]
    expect(registrationRules({}, rules).password).toBe(rules)
    expect(problem('password', 'abcdefgh', {}, rules)).toBe('Field must contain a number')
  })

  test('REG-26 the repeated password must match', () => {
    const repeated = registrationRules({}, []).password2 ?? []
    expect(firstProblem('abc', repeated, { password: 'abd' })?.text).toBe('Password does not match')
    expect(firstProblem('abc', repeated, { password: 'abc' })).toBeUndefined()
  })
})

test('REG-29 offers registration only if its feature is on', () => {
  const offered = (features?: Features) => offersRegistration(features && { features })
  expect(offered({ customerRegistration: true })).toBe(true)
  expect([offered({ customerRegistration: false }), offered({}), offered()]).toEqual([false, false, false])
})

test('REG-01 REG-03 REG-05 a registration requires approval, else confirmation, else starts a session', () => {
  const facts: [approval: boolean, confirmation: boolean, mode: string][] = [
    [true, true, 'approval'],
    [true, false, 'approval'],
    [false, true, 'confirmation'],
    [false, false, 'session'],
  ]
  for (const [customerRegistrationApprovedByAdmin, customerEmailConfirmation, mode] of facts)
    expect(registrationMode({ customerRegistrationApprovedByAdmin, customerEmailConfirmation })).toBe(mode)
  expect(registrationMode(undefined)).toBe('session')
})

test('GEN-05 REG-06 REG-08 the request has a business customer, all fields and the consent', () => {
  const sent = toRegistration({ ...emptyRegistration, companyName: 'UAB Medžio dirbtuvė', news_letter_mail: true })
  expect(sent).toMatchObject({ b2bCustomer: true, gdprAccepted: true, companyName: 'UAB Medžio dirbtuvė', news_letter_mail: true })
  expect(Object.keys(sent).sort()).toEqual(Object.keys(registration.shape).sort())
})

describe('a private buyer', () => {
  test('can register if the shop offers it', () => {
    expect([undefined, {}, { privateRegistration: true }].map(offersPrivateRegistration)).toEqual([false, false, true])
  })

  test('needs no company, and a phone only in the right format', () => {
    const rules = personRules(byCountry, [])
    expect(Object.keys(rules).filter((name) => name.startsWith('company'))).toEqual([])
    const of = (field: RegistrationField, value: unknown) => firstProblem(value, rules[field] ?? [], emptyRegistration)?.text
    expect([of('name', ''), of('email', ''), of('phone', ''), of('phone', '+3706O')]).toEqual([required, required, undefined, wrongPhone])
  })

  test('sends nothing that was typed about a company', () => {
    const sent = toPersonRegistration({ ...emptyRegistration, companyName: 'Uosis', name: 'Rūta', agreeToPrivacyAndTerms: true })
    expect(sent).toMatchObject({ b2bCustomer: false, name: 'Rūta', gdprAccepted: true })
    expect(Object.keys(sent).filter((name) => name.startsWith('company'))).toEqual([])
    expect(anyRegistration.safeParse(sent).success).toBe(true)
    expect(registration.safeParse(sent).success).toBe(false)
  })
})

test('a visitor chooses between a company and a private account where the shop has both', () => {
  expect(offersBothRegistrations({ privateRegistration: true })).toBe(true)
  expect(offersBothRegistrations({ privateRegistration: false })).toBe(false)
  expect(offersBothRegistrations({ privateRegistration: true, companyRegistration: false })).toBe(false)
})

test('an account is praised only for what the shop offers, for companies last', () => {
  const kinds = (configuration: Configuration) => accountBenefits(configuration).map(({ kind }) => kind)
  expect(kinds({ enableProductReturns: true, features: { customerProductCatalogue: true } })).toEqual([
    ...['orders', 'returns', 'invoices', 'priceList'],
  ])
  expect(kinds({ features: { creditLimit: false } })).toEqual(['orders', 'addresses'])
})
