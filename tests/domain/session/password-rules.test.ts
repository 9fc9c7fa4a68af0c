import { describe, expect, test } from 'vitest'
import { firstProblem } from '../../../src/domain/forms/form-rules.ts'
import { newPasswordRules, policyRules, repeatedPasswordRules } from '../../../src/domain/session/password-rules.ts'

const policy = { min: 8, max: 12, requireLetter: true, requireNumber: true }
const problem = (password: string, of = policy) => firstProblem(password, newPasswordRules(of))?.text

describe('a new password', () => {
  test.each([
    ['', 'Password is required'],
    ['   ', 'Password is required'],
    ['1234567', 'Password is invalid'],
    ['1234567890abc', 'Password is invalid'],
    ['12345678', 'Password must contain a letter'],
    ['abcdefgh', 'Password must contain a number'],
    ['abcdefg1', undefined],
    ['ąčęėįšų1', undefined],
    ['123456789abc', undefined],
  ])('PWD-05 PWD-06 PWD-10 %j: %s', (password, text) => {
    expect(problem(password)).toBe(text)
  })

  test('PWD-07 PWD-08 letters and numbers are required only by the policy', () => {
    expect(firstProblem('12345678', newPasswordRules({ min: 8 }))).toBeUndefined()
    expect(firstProblem('12345678', newPasswordRules({ requireLetter: true }))?.text).toBe('Password must contain a letter')
    expect(firstProblem('abcdefgh', newPasswordRules({ requireNumber: true }))?.text).toBe('Password must contain a number')
  })

  test('PWD-10 without a policy a password is only required', () => {
    expect(firstProblem('x', newPasswordRules({}))).toBeUndefined()
    expect(firstProblem('', newPasswordRules({}))?.text).toBe('Password is required')
  })

  test('R35 a password accepts any characters and 64 or more of them', () => {
    for (const password of ['🔑'.repeat(32), `${'a b'.repeat(40)}1`, '<script>"\'&  ąžuolas\u0301'])
      expect(firstProblem(password, newPasswordRules({ min: 8, max: 128 }))).toBeUndefined()
  })

  test('PWD-09 the repeated password must match', () => {
    const repeated = (password2: string, password: string) => firstProblem(password2, repeatedPasswordRules, { password })?.text
    expect(repeated('abcdefg1', 'abcdefg1')).toBeUndefined()
    expect(repeated('', 'abcdefg1')).toBe('Passwords does not match')
    expect(repeated('abcdefg1 ', 'abcdefg1')).toBe('Passwords does not match')
  })

  test('PWD-06 the policy rules use the form engine’s texts', () => {
    const texts = ['1234567', '1234567890123', '12345678', 'abcdefgh'].map((one) => firstProblem(one, policyRules(policy))?.text)
    expect(texts).toEqual([
      'Must be at least {minLength} characters',
      'Must be less than {maxLength} characters',
      'Field must contain a letter',
      'Field must contain a number',
    ])
  })
})
