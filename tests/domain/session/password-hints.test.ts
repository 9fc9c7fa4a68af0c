import { expect, test } from 'vitest'
import { passwordHints } from '../../../src/domain/session/password-hints.ts'

const policy = { min: 8, max: 12, requireLetter: true, requireNumber: true }
const met = (password: string) => passwordHints(policy, password).map(({ isMet }) => isMet)

test('REG-25 each policy requirement has a hint with its state', () => {
  expect(passwordHints(policy, '').map(({ text, count }) => [text, count])).toEqual([
    ['At least {count} character|At least {count} characters', 8],
    ['A letter', 0],
    ['A number', 0],
  ])
  expect(met('')).toEqual([false, false, false])
  expect(met('12345678')).toEqual([true, false, true])
  expect(met('abcdefg1')).toEqual([true, true, true])
  expect(passwordHints({}, 'abc')).toEqual([])
})

test('REG-25 the longest length is a hint only for a password that exceeds it', () => {
  const hints = passwordHints(policy, 'abcdefghijklm').map(({ text, count, isMet }) => [text, count, isMet])
  expect(hints).toContainEqual(['At most {count} character|At most {count} characters', 12, false])
  expect(hints).toHaveLength(4)
  expect(passwordHints(policy, 'abcdefghijkl')).toHaveLength(3)
})
