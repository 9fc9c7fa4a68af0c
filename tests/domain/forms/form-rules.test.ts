import { describe, expect, test } from 'vitest'
import { firstProblem, type Rule } from '../../../src/domain/forms/form-rules.ts'
import {
  fillField,
  initialFormState,
  isRefused,
  problemsOf,
  shownProblem,
  submitForm,
  touchField,
} from '../../../src/domain/forms/form-state.ts'
import { parseNumber } from '../../../src/domain/forms/form-values.ts'
import { groupPhone, isInternationalPhone, withPlus } from '../../../src/domain/forms/phone.ts'

const problem = (value: unknown, ...rules: Rule[]) => firstProblem(value, rules)
const text = (value: unknown, ...rules: Rule[]) => problem(value, ...rules)?.text
const required: Rule = { rule: 'required' }

describe('FORM-01 rules are checked in order, the first failure wins', () => {
  const letter: Rule = { rule: 'requireLetter' }
  const long: Rule = { rule: 'minLength', minLength: 5 }
  test.each([
    [[letter, long], 'Field must contain a letter'],
    [[long, letter], 'Must be at least {minLength} characters'],
    [[required, letter, long], 'Field must contain a letter'],
  ])('%j', (rules, expected) => expect(text('12', ...(rules as Rule[]))).toBe(expected))
  test('a field without rules is valid', () => expect(firstProblem('', [])).toBeUndefined())
})

describe('FORM-03 required fails if the value is empty, false or an empty list', () => {
  test.each(['', '  ', false, [], null, undefined, Number.NaN])('%j', (value) => expect(text(value, required)).toBe('Field is required'))
  test.each(['a', true, ['x'], 0, 5])('%j is not empty', (value) => expect(text(value, required)).toBeUndefined())
})

test('FORM-04 text has at least minLength characters', () => {
  const rule: Rule = { rule: 'minLength', minLength: 3 }
  expect(problem('ab', rule)).toEqual({ text: 'Must be at least {minLength} characters', values: { minLength: 3 } })
  expect(problem('abc', rule)).toBeUndefined()
})

test('FORM-05 text has at most maxLength characters', () => {
  const rule: Rule = { rule: 'maxLength', maxLength: 3 }
  expect(problem('abcd', rule)).toEqual({ text: 'Must be less than {maxLength} characters', values: { maxLength: 3 } })
  expect(problem('abc', rule)).toBeUndefined()
})

test('FORM-06 requires a letter of any alphabet', () => {
  expect(text('123!', { rule: 'requireLetter' })).toBe('Field must contain a letter')
  for (const value of ['1a', '1Ž', '1я']) expect(text(value, { rule: 'requireLetter' })).toBeUndefined()
})

test('FORM-07 requires a digit', () => {
  expect(text('abc', { rule: 'requireNumber' })).toBe('Field must contain a number')
  expect(text('abc1', { rule: 'requireNumber' })).toBeUndefined()
})

test('FORM-08 FORM-09 a number is within its inclusive limits', () => {
  expect(problem(1, { rule: 'min', min: 2 })).toEqual({ text: 'Must be equal or greater than {min}', values: { min: 2 } })
  expect(problem(9, { rule: 'max', max: 8 })).toEqual({ text: 'Must be equal or less than {max}', values: { max: 8 } })
  for (const value of [2, '2', 8, '8', 5.5]) expect(problem(value, { rule: 'min', min: 2 }, { rule: 'max', max: 8 })).toBeUndefined()
  expect(text('many', { rule: 'max', max: 8 })).toBe('Must be equal or less than {max}')
})

test('FORM-10 text matches its pattern; a global pattern is stateless', () => {
  const rule: Rule = { rule: 'pattern', pattern: /^\+?\d+$/g }
  expect(text('12a', rule)).toBe('Incorrect data format')
  for (let again = 0; again < 3; again++) expect(text('+12', rule)).toBeUndefined()
})

test('R11 skips a pattern on overlong text', () => {
  const rule: Rule = { rule: 'pattern', pattern: /^(a+)+$/ }
  expect(text('a'.repeat(10_001), rule)).toBe('Incorrect data format')
})

describe('FORM-11 a repetition equals its field', () => {
  const rules: Rule[] = [{ rule: 'match', field: 'password', name: 'Password' }]
  test('the message names the other field', () =>
    expect(firstProblem('b', rules, { password: 'a' })).toEqual({ text: 'Does not match {name}', values: { name: 'Password' } }))
  test('the text of the rule overrides the message', () =>
    expect(firstProblem('b', [{ ...rules[0], text: 'Passwords does not match' } as Rule], { password: 'a' })?.text).toBe(
      'Passwords does not match',
    ))
  test('equal values match', () => expect(firstProblem('a', rules, { password: 'a' })).toBeUndefined())
  test('an empty repetition does not match', () => {
    expect(firstProblem('', rules, { password: 'a' })).toBeDefined()
    expect(firstProblem('', rules, { password: undefined })).toBeUndefined()
  })
  test('R10 inherited properties are not fields', () =>
    expect(firstProblem('', [{ rule: 'match', field: 'constructor', name: 'x' }], {})).toBeUndefined())
})

test('FORM-12 the format json', () => {
  expect(text('{a}', { rule: 'format', format: 'json' })).toBe('Must be a valid JSON')
  for (const value of ['{"a":1}', '[]', '1']) expect(text(value, { rule: 'format', format: 'json' })).toBeUndefined()
})

test('FORM-13 FORM-25 the format email', () => {
  const rule: Rule = { rule: 'format', format: 'email' }
  for (const value of ['ona', 'ona@', 'ona@example', '@example.com', 'o na@example.com', 'ona@example..com'])
    expect(text(value, rule), value).toBe('Invalid email format')
  for (const value of ['ona@example.com', 'ona.petraite+shop@mail.example.lt']) expect(text(value, rule), value).toBeUndefined()
})

describe('FORM-14 the format phone', () => {
  const rule: Rule = { rule: 'format', format: 'phone' }
  test.each(['abc', '12a4567', '++37061234567', '+', '+0123456', '370-'])('%s', (value) =>
    expect(text(value, rule)).toBe('Invalid phone number format'),
  )
  test.each(['+37061234567', '37061234567', '+370 612 34567', '1 (201) 555-0123'])('%s', (value) =>
    expect(text(value, rule)).toBeUndefined(),
  )
  test('adds a missing leading +', () => {
    expect(withPlus('370 612 34567')).toBe('+37061234567')
    expect(withPlus('+370')).toBe('+370')
    expect(withPlus('  ')).toBe('')
  })
})

describe('FORM-40 FORM-41 a national number has 2 to 17 digits, an extension up to 20', () => {
  const number = (code: string, national: number) => isInternationalPhone(`+${code}${'2'.repeat(national)}`)
  test.each(['1', '7', '44', '370', '998'])('calling code %s', (code) => {
    expect([1, 2, 17, 18].map((digits) => number(code, digits))).toEqual([false, true, true, false])
  })
  test('extension', () => {
    const extended = (digits: number) => isInternationalPhone(`+37061234567;ext=${'5'.repeat(digits)}`)
    expect([0, 1, 20, 21].map(extended)).toEqual([false, true, true, false])
  })
})

test('FORM-15 a number input gives null if it cannot be parsed', () => {
  for (const typed of ['', ' ', 'abc', '1.2.3', '5 pcs', 'Infinity', 'NaN', '1e1', '0x10']) expect(parseNumber(typed), typed).toBeNull()
  expect([parseNumber('5'), parseNumber(' 1,5 '), parseNumber('-2.25'), parseNumber('0')]).toEqual([5, 1.5, -2.25, 0])
})

test('FORM-16 only required rejects empty values; a rule can have a custom message', () => {
  const rules: Rule[] = [
    { rule: 'minLength', minLength: 3 },
    { rule: 'min', min: 1 },
    { rule: 'format', format: 'email' },
    { rule: 'requireLetter' },
    { rule: 'pattern', pattern: /x/ },
  ]
  for (const empty of ['', null, undefined, []]) expect(firstProblem(empty, rules)).toBeUndefined()
  expect(problem('a', { rule: 'minLength', minLength: 3, text: 'At least {minLength}, please' })).toEqual({
    text: 'At least {minLength}, please',
    values: { minLength: 3 },
  })
})

describe('FORM-02 errors show only after the field is touched or the form submitted', () => {
  const rules = () => ({ name: [required], email: [required, { rule: 'format', format: 'email' } as const] })
  const shown = (state: ReturnType<typeof initialFormState<{ name: string; email: string }>>) =>
    (['name', 'email'] as const).filter((field) => shownProblem(state, problemsOf(state.values, rules), field))
  const empty = initialFormState({ name: '', email: '' })
  test('a new form shows no errors', () => expect(shown(empty)).toEqual([]))
  test('a touched field shows its error', () => expect(shown(touchField(empty, 'name'))).toEqual(['name']))
  test('a submitted form shows all errors', () => expect(shown(submitForm(empty))).toEqual(['name', 'email']))
  test('a corrected field shows no error', () => expect(shown(fillField(submitForm(empty), 'name', 'Ona'))).toEqual(['email']))
  test('typing shows no error', () => expect(shown(fillField(empty, 'email', 'on'))).toEqual([]))
  test('R56 rejects a form with errors', () => {
    const refused = (state: typeof empty) => isRefused(state, problemsOf(state.values, rules))
    const right = fillField(fillField(empty, 'name', 'Ona'), 'email', 'ona@mail.example')
    expect([empty, touchField(empty, 'name'), submitForm(empty), submitForm(right)].map(refused)).toEqual([false, false, true, false])
  })
})

test.each([
  ['+37061234567', '+370 612 345 67'],
  ['+12025550123', '+1 202 555 0123'],
  ['861234567', '861234567'],
  ['+370 (612) 34567', '+370 (612) 34567'],
])('a stored phone number %s reads %s', (stored, shown) => expect(groupPhone(stored)).toBe(shown))
