import { beforeAll, expect, test } from 'vitest'
import { openReadShop, type TestShop } from '../shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openReadShop()
})

const addToCart = async (lang: string) =>
  (await shop.read<Record<string, string>>(`/api/translations?lang=${encodeURIComponent(lang)}`))['Add to cart']

test.each(['lt', 'lt-LT', 'lt_LT', 'LT', ' lt '])('lang=%s is Lithuanian', async (lang) => {
  expect(await addToCart(lang)).toBe('Į krepšelį')
})

test.each(['de', '', 'ltg', '__proto__', 'x'.repeat(2000)])('lang=%s, which the shop does not have, is English', async (lang) => {
  expect(await addToCart(lang)).toBe('Add to cart')
})

test.each<[headers: Record<string, string>, language: string]>([
  [{ 'accept-language': 'lt-LT,en;q=0.8' }, 'lt'],
  [{ 'accept-language': 'en;q=0.5, lt;q=0.9' }, 'lt'],
  [{ 'accept-language': 'lt;q=0, en' }, 'en'],
  [{ 'accept-language': 'de, fr;q=0.9, LT;q=0.1' }, 'lt'],
  [{ 'accept-language': '*' }, 'en'],
  [{ 'accept-language': 'en', cookie: 'lang=lt_LT' }, 'lt'],
  [{ 'accept-language': 'lt', cookie: 'lang=de' }, 'lt'],
  [{}, 'en'],
])('a request with %j is answered in %s', async (headers, language) => {
  const manifest = (await (await shop.ask('/manifest.json', { headers })).json()) as { lang: string }
  expect(manifest.lang).toBe(language)
})
