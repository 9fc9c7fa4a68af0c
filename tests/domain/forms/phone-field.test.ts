import { describe, expect, test } from 'vitest'
import { phoneCountries } from '../../../src/domain/forms/phone-countries.ts'
import { callingCodeFor, toDisplayedPhone, toStoredPhone } from '../../../src/parts/forms/phone-field/phone-numbers.ts'

const baltic = phoneCountries({ phoneCountries: [{ code: 'LT', callingCode: '+370' }, { code: 'LV' }, 'ee'] })

test('FORM-39 a phone field is restricted to the configured countries', () => {
  expect(baltic.map(({ code }) => code)).toEqual(['LT', 'LV', 'EE'])
  expect(phoneCountries({ phoneCountries: ['LT', 'lt', 'Lithuania', '', '1', '__proto__'] }).map(({ code }) => code)).toEqual(['LT'])
  expect(phoneCountries(undefined)).toEqual([])
  expect(toStoredPhone('+1 201 555 0123', 'LT', baltic).isPossible).toBe(false)
  expect(toStoredPhone('+371 2123 4567', 'LT', baltic)).toEqual({ value: '+37121234567', isPossible: true })
  expect(toDisplayedPhone('+12015550123', baltic)).toMatchObject({ country: undefined })
})

test('FORM-38 FORM-39 the fixed calling code is that of the configuration, else that of the country', () => {
  const codes = phoneCountries({ phoneCountries: [{ code: 'LT', callingCode: '+999' }, { code: 'LV', callingCode: '' }, 'EE'] })
  expect(codes.map(callingCodeFor)).toEqual(['999', '371', '372'])
  // a country without a numbering plan of its own
  expect(toStoredPhone('10 1234', 'AQ', phoneCountries({ phoneCountries: [{ code: 'AQ', callingCode: '+672' }] })).value).toBe('+672101234')
})

describe('FORM-38 a phone field stores an international number with a fixed calling code', () => {
  test.each([
    ['612 34567', 'LT', '+37061234567'],
    ['0 612 34567', 'LT', '+37061234567'],
    ['(612) 34-567', 'LT', '+37061234567'],
    ['21234567', 'LV', '+37121234567'],
    ['+372 5123 4567', 'LT', '+37251234567'],
    ['612 34567 ext. 12', 'LT', '+37061234567;ext=12'],
  ])('%s in %s is %s', (typed, country, value) => expect(toStoredPhone(typed, country, baltic)).toEqual({ value, isPossible: true }))
  test('the national number shows next to the calling code', () => {
    expect(toDisplayedPhone('+37061234567', baltic)).toEqual({ country: 'LT', text: '612 34567' })
    expect(toDisplayedPhone('37121234567', baltic)).toEqual({ country: 'LV', text: '21 234 567' })
    expect(toDisplayedPhone('', baltic)).toEqual({ country: undefined, text: '' })
    expect(baltic.map(callingCodeFor)).toEqual(['370', '371', '372'])
  })
  test('a number with a shared calling code belongs to its country if the list contains it', () => {
    const america = phoneCountries({ phoneCountries: ['US', 'CA'] })
    expect(toDisplayedPhone('+14165550123', america).country).toBe('CA')
    expect(toDisplayedPhone('+14165550123', phoneCountries({ phoneCountries: ['US'] })).country).toBe('US')
  })
  test.each(['6', '612', '612345678901', 'abc', '+'])('%s is not a possible number in Lithuania', (typed) =>
    expect(toStoredPhone(typed, 'LT', baltic).isPossible).toBe(false),
  )
  test('an empty input gives an empty value', () => expect(toStoredPhone(' ', 'LT', baltic)).toEqual({ value: '', isPossible: true }))
  test('without a list, accepts every country', () =>
    expect(toStoredPhone('1 201 555 0123', undefined, [])).toEqual({ value: '+12015550123', isPossible: true }))
})
