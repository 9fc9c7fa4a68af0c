import { describe, expect, test } from 'vitest'
import { flag, oneOf } from '../../elements/kit/attribute.ts'
import { imageUrl } from '../../src/base/images/image-url.ts'
import { createTranslator } from '../../src/base/translate.ts'
import { listType } from '../../src/domain/app/setting-defaults.ts'
import { newLine } from '../../src/domain/cart/cart-line.ts'
import { displayedCart } from '../../src/domain/cart/cart-price.ts'
import { lineIssue, warningTexts } from '../../src/domain/cart/warnings.ts'
import { formatDay } from '../../src/domain/forms/dates.ts'
import { formatDate } from '../../src/domain/forms/format-date.ts'
import { fileSize } from '../../src/domain/forms/upload.ts'
import { getOwn } from '../../src/domain/get-own.ts'
import { localeOf } from '../../src/domain/language.ts'
import { changeFilter, chosenOptions, chosenRange, filterParameters, readListingQuery } from '../../src/domain/listing/listing-query.ts'
import { kilometres } from '../../src/domain/map/distance.ts'
import { listCities } from '../../src/domain/map/shop-locations.ts'
import { formatMoney } from '../../src/domain/money.ts'
import { languageLabel } from '../../src/domain/page/language-names.ts'
import { plainText } from '../../src/domain/plain-text.ts'
import { plural } from '../../src/domain/plural.ts'
import { badges } from '../../src/domain/product/product-badges.ts'
import { productLink } from '../../src/domain/product/product-link.ts'
import { isOnWishlist, toggleItem } from '../../src/domain/wishlist/wishlist.ts'

/** Names of properties that objects inherit. */
const inherited = ['constructor', '__proto__', 'prototype', 'toString', 'valueOf', 'hasOwnProperty', '__defineGetter__']
const product = { id: '1', title: 'Hammer', url: '/p/hammer' }

describe.each(inherited)('%s', (key) => {
  test('R10 is not found in a lookup table unless it is an own property', () => {
    expect(getOwn({}, key)).toBeUndefined()
    expect(getOwn(undefined, key)).toBeUndefined()
    expect(getOwn(JSON.parse(`{"${key}":"mine"}`), key)).toBe('mine')
  })

  test('R10 matches no label, warning, currency, language or layout', () => {
    expect(badges({ attributes: [{ code: 'product_label', type: 'text', value: key }] })).toEqual([])
    expect(warningTexts([key, { type: key, code: key }])).toEqual([])
    expect(warningTexts(JSON.parse(`{"${key}":["${key}"]}`))).toEqual([])
    expect(formatMoney(2.5, key)).toBe(`${key} 2,50`)
    expect(languageLabel(key)).not.toContain('function')
    expect(listType(undefined, key, undefined)).toBe('grid')
    expect(plainText(`&${key};`)).toBe(`&${key};`)
  })

  test('R10 is an ordinary translation key', () => {
    const missing: string[] = []
    const t = createTranslator({ known: 'Known' }, (lacking) => missing.push(lacking))
    expect([t(key), t('known'), t(key)]).toEqual([key, 'Known', key])
    expect(missing).toEqual([key, key])
    expect(createTranslator(JSON.parse(`{"${key}":"a text"}`), () => {})(key)).toBe('a text')
  })

  test('R10 matches no wishlist item, filter, split value, alternative text or price', () => {
    expect(isOnWishlist({}, key, 'A', true)).toBe(false)
    expect(isOnWishlist(toggleItem({}, key, 'A', true), key, 'A', true)).toBe(true)
    expect(chosenOptions({}, key)).toEqual([])
    expect(chosenRange({}, key)).toEqual({})
    expect(productLink({ ...product, splitAttributeValueByCode: {} }, key)).toBe('/p/hammer')
    expect(newLine({ ...product, images: [key], imageAltByImageId: {} }, { code: 'A' })).not.toHaveProperty('imageAlt')
    expect(imageUrl('https://shop.example', key)).toBe(`https://shop.example/images/${key}`)
    const cart = { guid: 'c', expiry: 0, products: [{ guid: key, id: '1', code: 'A', quantity: 1, price: 3 }] }
    const shown = displayedCart(cart, { total: 3, productDetails: {} }, { VAT: 0.21, currency: 'EUR' })
    expect(shown.products[0]).toMatchObject({ guid: key, code: 'A' })
    expect(shown.products[0]?.services).toBeUndefined()
    expect(lineIssue({ guid: key, code: 'A', price: 1 }, [{ type: key }])).toBeUndefined()
  })

  test('R10 matches no sort, filter or attribute value', () => {
    const query = readListingQuery(new URLSearchParams({ sort: key, [`da-${key}`]: key }), { sorts: ['price_asc'], sizes: [50] })
    expect(query.sort).toBeUndefined()
    expect(filterParameters(changeFilter(query, 'colour', ['red']).filters)).toMatchObject({ 'da-colour': 'red' })
    expect(() => oneOf(['grid', 'list']).read(key)).toThrow('expected one of')
    expect(() => flag(false).read(key)).toThrow('expected true or false')
  })
})

test.each(['en_US', '__proto__', '', 'x', '../..', 'a'.repeat(500)])(
  'R10 the invalid language %j does not break sorting, plurals, dates and file sizes',
  (language) => {
    expect(() => ['b', 'a'].sort(new Intl.Collator(localeOf(language)).compare)).not.toThrow()
    expect(plural('one', 2, language)).toBe('one')
    expect(kilometres(12.34, language)).toMatch(/^12\D3$/)
    expect(fileSize(5_000_000, language)).toMatch(/5/)
    expect(formatDate('2026-11-22', language)).toMatch(/2026/)
    expect(formatDay('2026-11-22', language)).toMatch(/22/)
    expect(listCities([{ _id: '1', title: 'A', city: 'Vilnius' }], language)).toEqual(['Vilnius'])
  },
)
