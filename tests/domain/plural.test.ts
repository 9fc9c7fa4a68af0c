import { expect, test } from 'vitest'
import { plural } from '../../src/domain/plural.ts'

test('text with a number uses the plural form of the language', () => {
  const english = '{n} pc|{n} pcs'
  expect([0, 1, 2, 11, 21].map((n) => plural(english, n, 'en'))).toEqual(['{n} pcs', '{n} pc', '{n} pcs', '{n} pcs', '{n} pcs'])
  const lithuanian = 'prekė|prekės|prekės|prekių'
  const counts = [0, 1, 2, 9, 10, 11, 20, 21, 22, 1.5]
  expect(counts.map((n) => plural(lithuanian, n, 'lt')).join(' ')).toBe(
    'prekių prekė prekės prekės prekių prekių prekių prekė prekės prekės',
  )
})

test('text with too few forms uses its last form for the rest', () => {
  expect([1, 2, 10].map((n) => plural('one|more', n, 'lt'))).toEqual(['one', 'more', 'more'])
  expect([0, 1, 2].map((n) => plural('vnt.', n, 'lt'))).toEqual(['vnt.', 'vnt.', 'vnt.'])
})
