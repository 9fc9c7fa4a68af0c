import { describe, expect, test } from 'vitest'
import { buyProblems } from '../../../src/domain/cart/add-to-cart.ts'
import { optionsFromHash, readHashValue, writeHashValue } from '../../../src/domain/product/hash-options.ts'
import { productTabs } from '../../../src/domain/product/product-tabs.ts'
import { pageQuantity } from '../../../src/domain/product/quantity.ts'
import { priceStepAt, priceSteps } from '../../../src/domain/product/quantity-prices.ts'
import { structuredData } from '../../../src/domain/product/structured-data.ts'
import type { Product } from '../../../src/model/product/product.ts'

describe('hash', () => {
  test.each([
    ['#colour=red', 'red'],
    ['#size=m&colour=deep%20red', 'deep red'],
    ['colour=red', 'red'],
    ['#size=m', undefined],
    ['#colour=', undefined],
    ['#colour', undefined],
    ['', undefined],
    ['#%E0%A4%A', undefined],
  ])('PDP-16 the hash %s selects the colour %s', (hash, value) => {
    expect(readHashValue(hash, 'colour')).toBe(value)
  })

  const product = {
    attributes: [{ code: 'colour', type: 'text' as const, values: [{ value: 'red' }, { value: 'blue' }, { value: 'ghost' }] }],
  }
  const variants = ['red-m', 'red-l', 'blue-m'].map((code) => ({
    code,
    attributes: code.split('-').map((value, index) => ({ code: ['colour', 'size'][index] ?? '', type: 'text' as const, value })),
  }))
  const ask = (hash: string, chosen: [string, string][] = []) =>
    optionsFromHash(product, variants, new Map(chosen), { hash, attribute: 'colour' })

  test('PDP-16 the hash preselects an active value of the split attribute', () => {
    expect(ask('#colour=blue')).toBe('blue')
    expect(ask('#size=m&colour=red', [['size', 'l']])).toBe('red')
    expect(ask('#colour=red', [['colour', 'blue']])).toBe('red')
  })

  test('PDP-17 ignores an inactive value of the split attribute', () => {
    expect(ask('#colour=green')).toBeUndefined()
    expect(ask('#colour=ghost')).toBeUndefined()
    expect(ask('#colour=blue', [['size', 'l']])).toBeUndefined()
    expect(ask('#size=m')).toBeUndefined()
    expect(ask('#colour=__proto__')).toBeUndefined()
    // without variants, the values of the product count
    expect(optionsFromHash(product, [], new Map(), { hash: '#colour=green', attribute: 'colour' })).toBeUndefined()
    expect(optionsFromHash(product, [], new Map(), { hash: '#colour=red', attribute: 'colour' })).toBe('red')
  })

  test('PDP-16 writing a value preserves the rest of the hash', () => {
    expect(writeHashValue('', 'colour', 'deep red')).toBe('#colour=deep%20red')
    expect(writeHashValue('#size=m&colour=red', 'colour', 'blue')).toBe('#size=m&colour=blue')
    expect(writeHashValue('#chapter', 'colour', 'blue')).toBe('#colour=blue')
    expect(readHashValue(writeHashValue('', 'a&b', 'ž=#+'), 'a&b')).toBe('ž=#+')
  })

  test('R09 a hostile hash is plain text', () => {
    expect(readHashValue('#__proto__=x&__proto__[polluted]=yes', 'colour')).toBeUndefined()
    expect(readHashValue('#__proto__=x', '__proto__')).toBe('x')
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  })
})

test('PDP-19 resets a quantity that is empty, invalid or below 1 to 1', () => {
  expect(['', ' ', '0', '-3', 'abc', '0.4', '1.9', '7', '10000', '1e9'].map(pageQuantity)).toEqual([1, 1, 1, 1, 1, 1, 1, 7, 9999, 9999])
})

describe('tabs', () => {
  test('PDP-15 reads tabs from descriptionByTabCode', () => {
    expect(productTabs({ descriptionByTabCode: { description: '<p>A</p>', care: '<p>B</p>', empty: ' ' }, description: 'C' })).toEqual([
      { code: 'description', html: '<p>A</p>' },
      { code: 'care', html: '<p>B</p>' },
    ])
  })

  test('PDP-15 without tabs the description is the only one', () => {
    expect(productTabs({ descriptionByTabCode: {}, description: '<p>C</p>' })).toEqual([{ code: 'description', html: '<p>C</p>' }])
    expect(productTabs({ description: ' ' })).toEqual([])
  })
})

describe('prices by quantity and date', () => {
  const prices = [
    { quantity: 50, date: '2026-12-03', price: 66.6 },
    { quantity: 10, date: '2026-11-24', price: 72.1 },
    { quantity: 10, date: '2026-11-29', price: 70 },
  ]
  const steps = priceSteps(prices, 78.4)

  test('tiers start with one piece at the regular price and end before the next tier', () => {
    expect(steps.map(({ quantity, upTo, price, date }) => [quantity, upTo, price, date])).toEqual([
      [1, 9, 78.4, undefined],
      [10, 49, 72.1, '2026-11-24'],
      [10, 49, 70, '2026-11-29'],
      [50, undefined, 66.6, '2026-12-03'],
    ])
    expect(priceSteps([], 78.4)).toEqual([])
    expect(priceSteps([{ price: 5 }], 7)).toEqual([{ quantity: 1, upTo: undefined, price: 5 }])
    expect(priceSteps([{ quantity: 10, price: 5 }], undefined)).toHaveLength(1)
  })

  test.each([
    [1, undefined, 78.4],
    [9, '2026-11-24', 78.4],
    [10, undefined, 70],
    [10, '2026-11-24', 72.1],
    [49, '2026-12-03', 70],
    [50, undefined, 66.6],
    [50, '2026-11-24', 72.1],
  ])('%s pieces delivered on %s cost %s each', (quantity, date, price) => {
    expect(priceStepAt(steps, quantity, date)?.price).toBe(price)
  })
})

test('PDP-24 CONST-22 structured data has the currency EUR and the availability InStock', () => {
  const product = { id: '1', title: 'Hammer </script>', priceNow: 5, currency: 'GBP', availableQuantity: 0 }
  expect(structuredData(product, { page: 'https://shop.test/p', images: [] })).toMatchObject({
    '@type': 'Product',
    name: 'Hammer </script>',
    offers: { price: '5.00', priceCurrency: 'EUR', availability: 'InStock', url: 'https://shop.test/p' },
  })
  const yen = structuredData({ ...product, priceNow: 129 }, { page: undefined, images: [], currency: 'JPY' })
  expect(yen).toMatchObject({ offers: { price: '129', priceCurrency: 'JPY' } })
  expect(structuredData({ id: '1', title: 'Gift' }, { page: undefined, images: [] })).not.toHaveProperty('offers')
})

test('PDP-24 structured data has the brand and the description, as text', () => {
  const product: Product = {
    id: '1',
    title: 'Hammer',
    description: '<p>For <b>joiners</b> &amp; others.</p><p>Ash handle.</p>',
    attributes: [{ code: 'brand', type: 'text', value: 'kalvis-1', valueTitle: 'Kalvis' }],
  }
  const urls = { page: undefined, images: [] }
  const found = { brand: { '@type': 'Brand', name: 'Kalvis' }, description: 'For joiners & others. Ash handle.' }
  expect(structuredData(product, urls)).toMatchObject(found)
  const { description = '', ...inTabs } = product
  expect(structuredData({ ...inTabs, descriptionByTabCode: { description } }, urls)).toMatchObject(found)
  expect(JSON.parse(JSON.stringify(structuredData({ id: '1', title: 'Gift', description: '<p></p>' }, urls)))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Gift',
    image: [],
  })
})

test('structured data offers each variant with its price and stock, if the shop asks for it', () => {
  const product = { id: '1', title: 'Shoe', code: 'S', priceNow: 70 }
  const variants = [
    { code: 'S-36', gtin: '4006381333931', priceNow: 70, availableQuantity: 3 },
    { code: 'S-37', priceNow: 74.9, availableQuantity: 0 },
    { code: 'S-38', priceNow: 72, availableQuantity: 0, sellWithoutStock: true },
    { code: 'S-39' },
  ]
  const { offers } = structuredData(product, { page: 'https://shop.test/p', images: [], variants })
  const offer = { '@type': 'Offer', priceCurrency: 'EUR', url: 'https://shop.test/p', gtin: undefined }
  expect(offers).toEqual({
    '@type': 'AggregateOffer',
    lowPrice: '70.00',
    highPrice: '74.90',
    priceCurrency: 'EUR',
    offerCount: 3,
    offers: [
      { ...offer, sku: 'S-36', gtin: '4006381333931', price: '70.00', availability: 'InStock' },
      { ...offer, sku: 'S-37', price: '74.90', availability: 'OutOfStock' },
      { ...offer, sku: 'S-38', price: '72.00', availability: 'InStock' },
    ],
  })
  const unpriced = structuredData(product, { page: undefined, images: [], variants: [{ code: 'S-39' }] })
  expect(unpriced).toMatchObject({ offers: { '@type': 'Offer', price: '70.00' } })
})

describe('errors when adding a product', () => {
  const offer = { id: '1', title: 'Shirt', priceNow: 5, availableQuantity: 3 }
  const fine = { item: offer, code: 'A', isUnavailable: false, pieces: 3, isTried: true }

  test('VAR-03 without a variant the text is Please choose product options, after the first attempt', () => {
    expect(buyProblems(fine)).toEqual([])
    expect(buyProblems({ ...fine, code: undefined })).toEqual(['Please choose product options'])
    expect(buyProblems({ ...fine, code: undefined, isTried: false })).toEqual([])
  })

  test('PDP-20 above the available quantity the text is Amount unavailable, unless sold without stock', () => {
    expect(buyProblems({ ...fine, pieces: 4 })).toEqual(['Amount unavailable'])
    expect(buyProblems({ ...fine, pieces: 4, isTried: false })).toEqual(['Amount unavailable'])
    expect(buyProblems({ ...fine, pieces: 4, item: { ...offer, sellWithoutStock: true } })).toEqual([])
    expect(buyProblems({ ...fine, item: { id: '1', title: 'Stock only', priceNow: 5, availableStock: 2 } })).toEqual(['Amount unavailable'])
    expect(buyProblems({ ...fine, item: { id: '1', title: 'Without a price' } })).toEqual([])
  })

  test('PDP-21 with an inactive value the text is Quantity not available', () => {
    expect(buyProblems({ ...fine, isUnavailable: true, isTried: false, code: undefined })).toEqual(['Quantity not available'])
  })
})
