import { describe, expect, test } from 'vitest'
import { firstProblem } from '../../../src/domain/forms/form-rules.ts'
import { loginProblem, loginProblemText, loginRules, loginStep, recoveryRules, stepQuery } from '../../../src/domain/session/login.ts'

describe('steps', () => {
  test.each([
    [undefined, 'login'],
    ['', 'login'],
    ['email-approve', 'email-approve'],
    ['forgot-password', 'forgot-password'],
    ['password-change', 'password-change'],
    ['register', 'register'],
    ['constructor', 'login'],
    ['REGISTER', 'login'],
  ])('LOGIN-01 LOGIN-02 step=%s shows %s', (wish, step) => {
    expect(loginStep(wish, true)).toBe(step)
  })

  test('LOGIN-08 falls back to the login if registration is disabled', () => {
    expect(loginStep('register', false)).toBe('login')
  })

  test.each([
    ['', 'forgot-password', '?step=forgot-password'],
    ['?step=register', 'login', ''],
    ['?from=cart&step=password-change&id=abc', 'login', '?from=cart'],
    ['?step=email-approve&email-approval-token=abc', 'login', ''],
    ['?code=abc&state=google-x', 'register', '?step=register'],
  ] as const)('R12 from %s to %s the query is "%s", without parameters of the previous step', (search, step, expected) => {
    expect(stepQuery(search, step)).toBe(expected)
  })
})

test.each([
  ['email', '', 'Field is required'],
  ['email', '  ', 'Field is required'],
  ['email', 'ona', 'Invalid email format'],
  ['email', 'ona@birchandbolt', 'Invalid email format'],
  ['email', 'ona@birchandbolt.example', undefined],
  ['password', '', 'Field is required'],
  ['password', 'x', undefined],
] as const)('LOGIN-09 requires a valid email and a password: %s "%s"', (name, typed, text) => {
  expect(firstProblem(typed, loginRules[name])?.text).toBe(text)
})

test.each([
  ['', 'Email is invalid'],
  ['ona', 'Email is invalid'],
  ['ona@birchandbolt', 'Email is invalid'],
  ['ona@birchandbolt.example', undefined],
])('PWD-02 recovery requires a valid email: "%s"', (typed, text) => {
  expect(firstProblem(typed, recoveryRules.email)?.text).toBe(text)
})

describe('a failed login', () => {
  test.each([
    [401, { name: 'EmailNotValidated' }, 'Please check your mailbox to confirm your account. Did not receive?'],
    [401, { name: 'NotApprovedByAdmin' }, 'Your account is yet to be approved by an administrator'],
    [401, { name: 'AccountDisabled' }, 'Registration approval pending'],
    [401, { name: 'IncorrectCredentials' }, 'Incorrect credentials'],
    [401, undefined, 'Incorrect credentials'],
    [401, 'EmailNotValidated', 'Incorrect credentials'],
    [401, { name: 'constructor', message: 7 }, 'Incorrect credentials'],
    [400, { name: 'EmailNotValidated' }, 'Unexpected error. Please try again later.'],
    [429, { name: 'TooManyRequests' }, 'Unexpected error. Please try again later.'],
    [500, undefined, 'Unexpected error. Please try again later.'],
    [0, undefined, 'Unexpected error. Please try again later.'],
  ])('LOGIN-14 LOGIN-15 %i %j: %s', (status, body, text) => {
    expect(loginProblemText[loginProblem(status, body)]).toBe(text)
  })

  test.each([
    ['EmailNotValidated', 'Please check your mailbox to confirm your account. Did not receive?'],
    ['NotApprovedByAdmin', 'Your account is yet to be approved by an administrator'],
    ['AccountDisabled', 'Registration approval pending'],
  ])('LOGIN-11 LOGIN-12 LOGIN-13 401 %s has its own text', (name, text) => {
    expect(loginProblemText[loginProblem(401, { name })]).toBe(text)
  })

  test.each(['name', 'code', 'type', 'error', 'message', 'extra'])('LOGIN-11 the field %s can name the error', (field) => {
    expect(loginProblem(401, { name: 'Error', [field]: 'AccountDisabled' })).toBe('AccountDisabled')
  })

  test('LOGIN-12 if two fields name an error, the first wins', () => {
    expect(loginProblem(401, { extra: 'AccountDisabled', code: 'NotApprovedByAdmin' })).toBe('NotApprovedByAdmin')
  })
})
