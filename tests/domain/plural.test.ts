import { expect, test } from 'vitest'
import { plural } from '../../src/domain/plural.ts'

test('T9 a text with a number has the form of its language that fits', () => {
  const english = '{n} pc|{n} pcs'
  expect([0, 1, 2, 11, 21].map((n) => plural(english, n, 'en'))).toEqual(['{n} pcs', '{n} pc', '{n} pcs', '{n} pcs', '{n} pcs'])
  const lithuanian = 'prekė|prekės|prekės|prekių'
  const counts = [0, 1, 2, 9, 10, 11, 20, 21, 22, 1.5]
  expect(counts.map((n) => plural(lithuanian, n, 'lt')).join(' ')).toBe(
    'prekių prekė prekės prekės prekių prekių prekių prekė prekės prekės',
  )
})

test('T9 a text with fewer forms than its language has says the last one, and one form is for all', () => {
  expect([1, 2, 10].map((n) => plural('one|more', n, 'lt'))).toEqual(['one', 'more', 'more'])
  expect([0, 1, 2].map((n) => plural('vnt.', n, 'lt'))).toEqual(['vnt.', 'vnt.', 'vnt.'])
})
