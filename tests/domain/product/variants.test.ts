import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deliveryTerm } from '../../../src/domain/product/availability.ts'
import { exceedsStock, isPurchasable } from '../../../src/domain/product/purchasable.ts'
import { resolveProduct } from '../../../src/domain/product/resolve-product.ts'
import { variantQuantity, withVariant } from '../../../src/domain/product/variant-details.ts'
import {
  type Chosen,
  initialOptions,
  isActiveValue,
  isSoldOutValue,
  matchingVariants,
  missingOptions,
  optionTitles,
  selectedVariant,
  withSurcharges,
} from '../../../src/domain/product/variants.ts'
import type { Attribute } from '../../../src/model/product/attribute.ts'
import type { Product } from '../../../src/model/product/product.ts'
import type { Variant } from '../../../src/model/product/variant.ts'

const choose = (chosen: Record<string, string> = {}): Chosen => new Map(Object.entries(chosen))
const variant = (code: string, values: Record<string, string | number | string[]>, more: Partial<Variant> = {}): Variant => ({
  code,
  attributes: Object.entries(values).map(([name, value]) => ({ code: name, type: 'text' as const, value })),
  ...more,
})
const choice = (code: string, ...values: string[]): Attribute => ({ code, type: 'text', values: values.map((value) => ({ value })) })

const shirts = [
  variant('red-m', { colour: 'red', size: 'm' }),
  variant('red-l', { colour: 'red', size: 'l' }),
  variant('blue-m', { colour: 'blue', size: 'm' }),
]

describe('values', () => {
  test.each<[Record<string, string>, string, string, boolean]>([
    [{}, 'colour', 'red', true],
    [{}, 'colour', 'green', false],
    [{ size: 'l' }, 'colour', 'red', true],
    [{ size: 'l' }, 'colour', 'blue', false],
    [{ colour: 'blue' }, 'size', 'l', false],
    [{ colour: 'blue', size: 'l' }, 'size', 'm', true],
    [{ colour: 'green' }, 'size', 'm', false],
  ])('VAR-01 with %j selected the value %s=%s is active: %s', (chosen, code, value, active) => {
    expect(isActiveValue(shirts, choose(chosen), code, value)).toBe(active)
  })

  test('VAR-01 an attribute that no variant has excludes no variant', () => {
    expect(isActiveValue(shirts, choose({ colour: 'red' }), 'font', 'serif')).toBe(true)
    expect(selectedVariant(shirts, choose({ font: 'serif', colour: 'blue' }))?.code).toBe('blue-m')
  })

  test('variants match numbers and lists of values', () => {
    const long = [variant('a', { length: 20 }), variant('b', { length: [30, 40].map(String) })]
    expect(selectedVariant(long, choose({ length: '20' }))?.code).toBe('a')
    expect(selectedVariant(long, choose({ length: '40' }))?.code).toBe('b')
  })
})

describe('the variant', () => {
  test.each<[Record<string, string>, string | undefined]>([
    [{}, undefined],
    [{ colour: 'red' }, undefined],
    [{ colour: 'red', size: 'm' }, 'red-m'],
    [{ size: 'l' }, 'red-l'],
    [{ colour: 'blue', size: 'l' }, undefined],
  ])('VAR-02 with %j selected exactly one variant remains: %s', (chosen, code) => {
    expect(selectedVariant(shirts, choose(chosen))?.code).toBe(code)
  })

  test('VAR-02 several matching variants select none', () => {
    const twins = [variant('a', { size: 'm' }), variant('b', { size: 'm' })]
    expect(selectedVariant(twins, choose({ size: 'm' }))).toBeUndefined()
    expect(selectedVariant([variant('a', { size: 'm' }), variant('a', { size: 'm' })], choose({ size: 'm' }))?.code).toBe('a')
    expect(selectedVariant([variant('a', { size: 'm' }), { code: 'b' }], choose({ size: 'm' }))?.code).toBe('a')
    expect(selectedVariant([], choose({ size: 'm' }))).toBeUndefined()
  })

  test('R09 names such as constructor are ordinary attribute codes', () => {
    const odd = [variant('a', { constructor: 'x' }), variant('b', { constructor: 'y' })]
    expect(selectedVariant(odd, choose({ constructor: 'x' }))?.code).toBe('a')
    expect(selectedVariant(shirts, new Map([['__proto__', 'red']]))).toBeUndefined()
    expect(missingOptions([choice('__proto__', 'x', 'y')], new Map())).toEqual(['__proto__'])
  })

  const codes = fc.constantFrom('colour', 'size', 'cut')
  const chosenBy = fc.array(fc.tuple(codes, fc.constantFrom('1', '2', '3')), { maxLength: 3 }).map((pairs): Chosen => new Map(pairs))
  const stock = fc.array(
    chosenBy.map((values) => Object.fromEntries(values)),
    { maxLength: 8 },
  )

  test('VAR-01, VAR-02 the selected variant of any data matches all choices, and its values are active', () => {
    fc.assert(
      fc.property(stock, chosenBy, (values, chosen) => {
        const all = values.map((one, index) => variant(String(index), one))
        const found = selectedVariant(all, chosen)
        const matching = matchingVariants(all, chosen)
        expect(found).toBe(matching.length === 1 ? matching[0] : undefined)
        if (found) for (const [code, value] of chosen) expect(isActiveValue(all, chosen, code, value)).toBe(true)
        for (const { attributes = [] } of matching)
          for (const { code, value } of attributes)
            if (!chosen.has(code)) expect(isActiveValue(all, chosen, code, String(value))).toBe(true)
      }),
    )
  })
})

test('typed text follows the title of its attribute, a chosen value stands alone', () => {
  const attributes: Attribute[] = [
    { code: 'engraving', title: 'Engraving', type: 'inputText' },
    { code: 'colour', title: 'Colour', type: 'text', values: [{ value: 'red', title: 'Red' }] },
    { code: 'extra', title: 'Extra', type: 'inputProduct' },
    { code: 'label', type: 'inputText' },
  ]
  const chosen = choose({ engraving: ' Ona ', colour: 'red', extra: '7', label: 'Jonas' })
  expect(optionTitles(attributes, chosen, choose({ 7: 'Mug' })).sort()).toEqual(['Engraving: Ona', 'Jonas', 'Mug', 'Red'])
})

describe('missing options', () => {
  const attributes: Attribute[] = [
    choice('size', 'm', 'l'),
    { ...choice('colour', 'red', 'blue'), type: 'textWithImage' },
    { ...choice('length', '20', '30'), type: 'number' },
    { ...choice('use', 'in', 'out'), type: 'textMultiple' },
    { code: 'weight', type: 'number', value: 450 },
    { code: 'engraving', type: 'inputText', isRequired: true },
    { code: 'label', type: 'inputText' },
    { ...choice('wrap', 'box'), type: 'inputSelect', isRequired: true },
    { code: 'extra', type: 'inputProduct', isRequired: true },
  ]

  test('VAR-05 text, textWithImage and number with values must be selected, required inputs filled in', () => {
    expect(missingOptions(attributes, choose())).toEqual(['size', 'colour', 'length', 'engraving', 'wrap', 'extra'])
    const filled = choose({ size: 'm', colour: 'red', length: '20', engraving: ' ', wrap: 'box', extra: '7' })
    expect(missingOptions(attributes, filled)).toEqual(['engraving'])
    expect(missingOptions(attributes, new Map(filled).set('engraving', 'Ona'))).toEqual([])
  })

  test('initially selects the only value of an attribute and a preset value', () => {
    const first = initialOptions([choice('size', 'm'), { ...choice('colour', 'red', 'blue'), value: 'blue' }, choice('cut', 'a', 'b')])
    expect(Object.fromEntries(first)).toEqual({ size: 'm', colour: 'blue' })
  })
})

describe('the resolved product', () => {
  const product: Product = {
    id: '1',
    title: 'Shirt',
    code: 'shirt',
    priceNow: 10,
    priceOld: 20,
    discount: 50,
    availableStock: 9,
    availableQuantity: 9,
    attributes: [choice('colour', 'red', 'blue'), choice('size', 'm', 'l')],
  }

  test('VAR-04 without a variant the product has no code to add', () => {
    expect(resolveProduct(product, shirts, choose({ colour: 'red' })).code).toBeUndefined()
    expect(resolveProduct(product, undefined, choose({ colour: 'red', size: 'm' })).code).toBeUndefined()
    expect(resolveProduct(product, shirts, choose({ size: 'l' }))).toMatchObject({ missing: ['colour'], code: undefined })
    expect(resolveProduct(product, shirts, choose({ colour: 'red', size: 'm' }))).toMatchObject({ code: 'red-m', isUnavailable: false })
  })

  test('PDP-21 an inactive selected value makes the selection unavailable', () => {
    expect(resolveProduct(product, shirts, choose({ colour: 'blue', size: 'l' }))).toMatchObject({ isUnavailable: true, code: undefined })
    expect(resolveProduct(product, shirts, choose({ colour: 'blue' })).isUnavailable).toBe(false)
  })

  test('a product without variants is sold under its own code', () => {
    const plain = { ...product, attributes: [] }
    expect(resolveProduct(plain, [], choose())).toMatchObject({ code: 'shirt', variant: undefined, item: plain })
    expect(resolveProduct({ id: '1', productId: '2', title: 'A' }, [], choose()).code).toBe('2')
  })

  test('PDP-31 the variant determines price, pictures and stock, which defaults to its warehouses', () => {
    const warehouses = [
      { isPurchaseAvailable: true, availableQuantity: 3 },
      { isPurchaseAvailable: false, availableQuantity: 50 },
      { isPurchaseAvailable: true, availableQuantity: 2 },
    ]
    expect(variantQuantity({ code: 'a', warehouses })).toBe(5)
    expect(variantQuantity({ code: 'a', warehouses, availableQuantity: 0 })).toBe(0)
    expect(variantQuantity({ code: 'a' })).toBeUndefined()
    const offer = withVariant(product, { code: 'red-m', priceNow: 12, warehouses, images: ['red'] })
    expect(offer).toMatchObject({
      code: 'red-m',
      priceNow: 12,
      priceOld: undefined,
      discount: undefined,
      availableQuantity: 5,
      images: ['red'],
    })
    expect(withVariant(product, { code: 'a' })).toMatchObject({ priceNow: 10, priceOld: 20, availableQuantity: 9 })
  })

  test('PDP-31 a sold-out variant does not use the stock of other variants', () => {
    const offer = withVariant(product, { code: 'a', availableQuantity: 0 })
    expect(isPurchasable(offer)).toBe(false)
    expect(isPurchasable(withVariant(product, { code: 'a', availableQuantity: 0, sellWithoutStock: true }))).toBe(true)
  })

  test('PDP-31 a variant in or out of stock without a quantity replaces the stock of the product', () => {
    const [some, none] = [true, false].map((isInStock) => withVariant(product, { code: 'a', isInStock }))
    expect(some && [isPurchasable(some), exceedsStock(some, 5000), some.availableQuantity]).toEqual([true, false, undefined])
    expect(none && [isPurchasable(none), exceedsStock(none, 1)]).toEqual([false, true])
    const counted = withVariant({ ...product, availableQuantity: undefined, isInStock: true }, { code: 'a', availableQuantity: 0 })
    expect([isPurchasable(counted), counted.isInStock]).toEqual([false, undefined])
    const warehouses = [{ isPurchaseAvailable: true }]
    expect(variantQuantity({ code: 'a', isInStock: true, warehouses })).toBeUndefined()
    expect(isPurchasable(withVariant(product, { code: 'a', isInStock: true, warehouses }))).toBe(true)
  })

  test('a value is sold out if its variants are out of stock without a quantity', () => {
    const both = [variant('a', { colour: 'red' }, { isInStock: false }), variant('b', { colour: 'blue' }, { isInStock: true })]
    expect(['red', 'blue'].map((value) => isSoldOutValue(both, choose(), 'colour', value))).toEqual([true, false])
  })

  test('PDP-20 more than the variant’s stock is unavailable, unless sold without stock', () => {
    expect(exceedsStock(withVariant(product, { code: 'a', availableQuantity: 3 }), 4)).toBe(true)
    expect(exceedsStock(withVariant(product, { code: 'a', availableQuantity: 3 }), 3)).toBe(false)
    expect(exceedsStock(withVariant(product, { code: 'a', availableQuantity: 3, sellWithoutStock: true }), 4)).toBe(false)
    expect(exceedsStock(product, 10)).toBe(true)
  })

  test('PDP-30, PDP-31 delivery days come from the attribute, else the best warehouse, else the product', () => {
    const days: Attribute = { code: 'delivery_days', type: 'number', value: 4 }
    const warehouses = [
      { isPurchaseAvailable: true, sortNumber: 2, deliveryTimeMinDays: 5, deliveryTimeMaxDays: 6 },
      { isPurchaseAvailable: true, sortNumber: 1, deliveryTimeMinDays: 2, deliveryTimeMaxDays: 3 },
    ]
    const told = { attributes: [days], minDeliveryInDays: 9 }
    expect(deliveryTerm(told, 'delivery_days', { warehouses })).toEqual({ min: 4, max: 4 })
    expect(deliveryTerm(told, 'unknown', { warehouses })).toEqual({ min: 2, max: 3 })
    expect(deliveryTerm(told, 'unknown', undefined)).toEqual({ min: 9, max: 9 })
  })
})

test('the price of a product includes its paid inputs, not those of choices, which are in the price of the variant', () => {
  const engraving: Attribute = { code: 'engraving', type: 'inputText', price: 6 }
  const wrap: Attribute = { code: 'wrap', type: 'inputSelect', values: [{ value: 'paper' }, { value: 'linen', price: 4.5 }] }
  const size: Attribute = { code: 'size', type: 'text', values: [{ value: 'l', price: 2 }] }
  const hammer: Product = { id: '1', title: 'Hammer', priceNow: 24, priceOld: 30, attributes: [engraving, wrap, size] }
  const priced = (chosen: Record<string, string>, product = hammer) => {
    const { priceNow, priceOld } = withSurcharges(product, choose(chosen))
    return [priceNow, priceOld]
  }
  expect(priced({})).toEqual([24, 30])
  expect(priced({ engraving: ' ' })).toEqual([24, 30])
  expect(priced({ engraving: 'Ona' })).toEqual([30, 36])
  expect(priced({ engraving: 'Ona', wrap: 'linen' })).toEqual([34.5, 40.5])
  expect(priced({ wrap: 'paper', size: 'l' })).toEqual([24, 30])
  expect(priced({ engraving: 'Ona' }, { ...hammer, priceOld: undefined })).toEqual([30, undefined])
  expect(priced({ engraving: 'Ona' }, { ...hammer, priceNow: undefined })).toEqual([undefined, 30])
})
