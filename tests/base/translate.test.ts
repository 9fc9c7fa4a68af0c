import { expect, test, vi } from 'vitest'
import { createTranslator } from '../../src/base/translate.ts'
import { messages } from '../../src/domain/messages.ts'

test('returns a key without a translation unchanged', () => {
  const t = createTranslator({ Cart: 'Krepšelis', 'Sent, please check your email.': 'Išsiųsta.' }, () => {})
  expect(t('Cart')).toBe('Krepšelis')
  expect(t('Sent, please check your email.')).toBe('Išsiųsta.')
  expect(t('Something went wrong. Please try again later.')).toBe('Something went wrong. Please try again later.')
})

test('fills placeholders in translations and in keys', () => {
  const t = createTranslator({ '{count} products': 'Prekių: {count}' }, () => {})
  expect(t('{count} products', { count: 3 })).toBe('Prekių: 3')
  expect(t(messages.noSearchResults, { phrase: 'a{b}' })).toBe('No results found using search phrase “a{b}“')
})

test('reports every use of a missing key', () => {
  const missing = vi.fn()
  const t = createTranslator({ Cart: 'Krepšelis', Empty: '' }, missing)
  t('Cart')
  t('Empty')
  t('Wishlist')
  t('Wishlist')
  expect(missing.mock.calls).toEqual([['Wishlist'], ['Wishlist']])
})

test('R10 treats inherited property names as ordinary keys', () => {
  const t = createTranslator({}, () => {})
  for (const key of ['constructor', '__proto__', 'toString', 'a.b.c']) expect(t(key)).toBe(key)
  expect(createTranslator(JSON.parse('{"__proto__":"x"}'), () => {})('__proto__')).toBe('x')
  expect(t('{constructor}', {})).not.toContain('native code')
})
