import { expect, test } from 'vitest'
import { addSeed, isPublicRemote, seedText } from '../../src/base/http/seed.ts'
import { takeSeeded } from '../../src/base/http/seeded.ts'

const key = (query: unknown, apiBase = '') => JSON.stringify([apiBase, query])

test('a seed reads as it was written, once, for the shop of its element', () => {
  const value = { total: 1, products: [{ title: 'a </script><!-- b' }] }
  addSeed(seedText({ products: { [key({ lang: 'en' })]: value }, menus: {} }), 'https://shop.example')
  expect(takeSeeded('products', key({ lang: 'en' }))).toBeUndefined()
  expect(takeSeeded('products', key({ lang: 'en' }, 'https://shop.example'))).toEqual(value)
  expect(takeSeeded('products', key({ lang: 'en' }, 'https://shop.example'))).toBeUndefined()
})

test('the text of a seed has no character that could end its element', () => {
  expect(seedText({ '</script>': { '<!--': '<script>' } })).not.toContain('<')
})

test.each(['', 'null', '[]', '{"products":1}', '{"products":', '"text"', '{"products":{"no key":1}}'])(
  'a damaged seed is empty: %s',
  (text) => {
    addSeed(text, '')
    expect(takeSeeded('products', 'no key')).toBeUndefined()
  },
)

test('only stores with public values are read', () => {
  const names = ['orders', 'returns', 'order-count', 'loyalty-programs', 'restored-cart', 'password-policy', 'constructor', '__proto__', '']
  const stores = `{${JSON.stringify(key(1))}:"value"}`
  addSeed(`{${[...names, 'products'].map((name) => `"${name}":${stores}`).join()}}`, '')
  for (const name of names) {
    expect(isPublicRemote(name), name).toBe(false)
    expect(takeSeeded(name, key(1)), name).toBeUndefined()
  }
  expect(takeSeeded('products', key(1))).toBe('value')
})
