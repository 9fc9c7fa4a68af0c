import { expect, test } from 'vitest'
import { isPublicRemote, readSeed, seedText } from '../../src/base/http/seed.ts'

test('a seed reads as it was written', () => {
  const seed = { products: { '["",{"lang":"en"}]': { total: 1, products: [{ title: 'a </script><!-- b' }] } }, menus: {} }
  expect(readSeed(seedText(seed))).toEqual(seed)
})

test('the text of a seed has no character that could end its element', () => {
  expect(seedText({ '</script>': { '<!--': '<script>' } })).not.toContain('<')
})

test.each(['', 'null', '[]', '{"products":1}', '{"products":', '"text"'])('a damaged seed is empty: %s', (text) => {
  expect(readSeed(text)).toEqual({})
})

test('only stores with public values are read', () => {
  expect(readSeed('{"orders":{"a":1},"restored-cart":{"a":1},"__proto__":{"a":1},"products":{"a":1}}')).toEqual({ products: { a: 1 } })
  for (const name of ['orders', 'returns', 'order-count', 'loyalty-programs', 'restored-cart', 'password-policy', 'constructor', ''])
    expect(isPublicRemote(name), name).toBe(false)
})
