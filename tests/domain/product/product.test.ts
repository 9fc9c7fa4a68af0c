import { describe, expect, test, vi } from 'vitest'
import { newLine } from '../../../src/domain/cart/cart-line.ts'
import { maxQuantity } from '../../../src/domain/constants.ts'
import {
  availabilityColour,
  availableQuantity,
  deliveryTerm,
  showsAvailability,
  stockText,
  uncountedStock,
} from '../../../src/domain/product/availability.ts'
import { cardCode, requiredInput, showsAddToCart } from '../../../src/domain/product/card-form.ts'
import { titleOfValue } from '../../../src/domain/product/product-attributes.ts'
import { badges, discountPercent } from '../../../src/domain/product/product-badges.ts'
import { productLink, rowTitle, splitTitles } from '../../../src/domain/product/product-link.ts'
import { exceedsStock, isPurchasable } from '../../../src/domain/product/purchasable.ts'
import { nearestQuantity, readQuantity } from '../../../src/domain/product/quantity.ts'
import type { Attribute } from '../../../src/model/product/attribute.ts'
import { products } from '../../../src/model/product/product.ts'
import { variants } from '../../../src/model/product/variant.ts'

const attribute = (code: string, fields: Partial<Attribute>): Attribute => ({ code, type: 'text', ...fields })

describe('availability', () => {
  test('AVAIL-01 green if quantity is above 0', () => {
    expect(availabilityColour({ quantity: 1, days: undefined })).toBe('green')
    expect(availabilityColour({ quantity: 1, days: 30 })).toBe('green')
  })

  test('AVAIL-02 orange without stock if delivery takes 10 days or fewer', () => {
    expect(availabilityColour({ quantity: 0, days: 10 })).toBe('orange')
    expect(availabilityColour({ quantity: -1, days: 0 })).toBe('orange')
    expect(availabilityColour({ quantity: 0, days: 11 })).not.toBe('orange')
  })

  test('AVAIL-03 red otherwise', () => {
    expect(availabilityColour({ quantity: 0, days: 11 })).toBe('red')
    expect(availabilityColour({ quantity: 0, days: undefined })).toBe('red')
  })

  test.each([
    [true, undefined, true],
    [true, true, true],
    [true, false, false],
    [false, true, false],
    [undefined, undefined, false],
  ])('AVAIL-04 the feature %s with the attribute %s shows the colour: %s', (productAvailabilityColors, wanted, shown) => {
    expect(showsAvailability({ productAvailabilityColors }, wanted)).toBe(shown)
  })

  test('AVAIL-04 the colour shows only with the feature productAvailabilityColors', () => {
    expect(showsAvailability(undefined, true)).toBe(false)
  })

  test('availableQuantity takes precedence over availableStock', () => {
    expect(availableQuantity({ availableQuantity: 0, availableStock: 5 })).toBe(0)
    expect(availableQuantity({ availableStock: 5 })).toBe(5)
    expect(availableQuantity({})).toBe(0)
  })

  test('a stock that the shop does not count is in stock, without a number', () => {
    expect(availableQuantity({ isInStock: true })).toBe(uncountedStock)
    expect(availabilityColour({ quantity: availableQuantity({ isInStock: true }), days: undefined })).toBe('green')
    expect(stockText(availableQuantity({ isInStock: true }))).toBe('In stock')
    expect(availableQuantity({ isInStock: false })).toBe(0)
    expect(availableQuantity({ availableQuantity: 0, isInStock: true })).toBe(0)
    expect(availableQuantity({ availableStock: 3, isInStock: false })).toBe(3)
    expect([1, 2].map(stockText)).toEqual(['In stock, 1 pc', 'In stock, {count} pcs'])
  })

  test('delivery days come from the attribute, then the best warehouse, then the product', () => {
    const product = { attributes: [attribute('delivery_days', { type: 'number', value: 4 })], minDeliveryInDays: 9 }
    const warehouses = [
      { isPurchaseAvailable: false, sortNumber: 0, deliveryTimeMinDays: 1 },
      { isPurchaseAvailable: true, sortNumber: 2, deliveryTimeMinDays: 5, deliveryTimeMaxDays: 6 },
      { isPurchaseAvailable: true, sortNumber: 1, deliveryTimeMinDays: 2, deliveryTimeMaxDays: 3 },
    ]
    expect(deliveryTerm(product, 'delivery_days', { warehouses })).toEqual({ min: 4, max: 4 })
    expect(deliveryTerm(product, 'other', { warehouses })).toEqual({ min: 2, max: 3 })
    expect(deliveryTerm(product, undefined)).toEqual({ min: 9, max: 9 })
    expect(deliveryTerm({}, undefined)).toBeUndefined()
    expect(deliveryTerm({ attributes: [attribute('delivery_days', { value: '7 days' })] }, 'delivery_days')).toEqual({ min: 7, max: 7 })
  })
})

describe('purchasable', () => {
  test('AVAIL-05 a purchasable product has a price and either stock or sale without stock', () => {
    const facts: [number | undefined, number | undefined, number | undefined, boolean | undefined, boolean][] = []
    for (const priceNow of [undefined, 0, 9])
      for (const stock of [undefined, 0, 1])
        for (const quantity of [undefined, 0, 1])
          for (const sellWithoutStock of [undefined, false, true])
            facts.push([
              priceNow,
              stock,
              quantity,
              sellWithoutStock,
              priceNow !== undefined && (stock === 1 || quantity === 1 || sellWithoutStock === true),
            ])
    for (const [priceNow, availableStock, availableQuantity, sellWithoutStock, expected] of facts)
      expect(isPurchasable({ priceNow, availableStock, availableQuantity, sellWithoutStock })).toBe(expected)
  })

  test('only a product sold without stock can exceed it', () => {
    expect(exceedsStock({ availableQuantity: 3 }, 3)).toBe(false)
    expect(exceedsStock({ availableQuantity: 3 }, 4)).toBe(true)
    expect(exceedsStock({ availableQuantity: 3, sellWithoutStock: true }, 4)).toBe(false)
  })

  test('a product in stock without a quantity is purchasable, in any quantity; out of stock it is not', () => {
    expect(isPurchasable({ priceNow: 9, isInStock: true })).toBe(true)
    expect(isPurchasable({ isInStock: true })).toBe(false)
    expect(exceedsStock({ isInStock: true }, maxQuantity)).toBe(false)
    expect(isPurchasable({ priceNow: 9, isInStock: false })).toBe(false)
    expect(isPurchasable({ priceNow: 9, isInStock: false, sellWithoutStock: true })).toBe(true)
    expect(exceedsStock({ isInStock: false }, 1)).toBe(true)
  })

  test('the schemas of products and variants read a stock without a quantity', () => {
    expect(products.parse([{ id: 'a', title: 'A', isInStock: true }])).toMatchObject([{ isInStock: true }])
    expect(variants.parse([{ code: 'a', isInStock: false }])).toMatchObject([{ isInStock: false }])
    vi.spyOn(console, 'warn').mockImplementationOnce(() => {})
    expect(variants.parse([{ code: 'a', isInStock: 'yes' }])).toEqual([])
  })
})

describe('card', () => {
  const url = '/p/mug'

  test('CARD-02 appends the split attribute and its value to the link', () => {
    expect(productLink({ url, splitAttributeValueByCode: { colour: 'red' } }, 'colour')).toBe('/p/mug#colour=red')
    expect(productLink({ url, splitAttributeValueByCode: { 'a b': 'ž&#' } }, 'a b')).toBe('/p/mug#a%20b=%C5%BE%26%23')
    expect(productLink({ url: '/p/mug#old=1', splitAttributeValueByCode: { colour: 'red' } }, 'colour')).toBe('/p/mug#colour=red')
  })

  test('CARD-02 the link stays unchanged without a split', () => {
    expect(productLink({ url, splitAttributeValueByCode: { colour: 'red' } }, undefined)).toBe(url)
    expect(productLink({ url, splitAttributeValueByCode: { size: 'L' } }, 'colour')).toBe(url)
    expect(productLink({ url }, 'constructor')).toBe(url)
    expect(productLink({}, 'colour')).toBeUndefined()
  })

  test.each([
    [{ value: 'new' }, ['new']],
    [{ value: ['sale', 'top'] }, ['top', 'sale']],
    [{ values: [{ value: 'restocked' }, { value: 'shiny' }] }, ['restocked']],
    [{ value: 'constructor' }, []],
    [{}, []],
  ])('the label %j gives the badges %j', (fields, expected) => {
    expect(badges({ attributes: [attribute('colour', { value: 'new' }), attribute('product_label', fields)] })).toEqual(expected)
  })

  test('CARD-04 the badges new, top, sale and restocked come from the attribute product_label', () => {
    const all = [attribute('product_label', { value: ['restocked', 'sale', 'top', 'new'] })]
    expect(badges({ attributes: all })).toEqual(['new', 'top', 'sale', 'restocked'])
    expect(badges({})).toEqual([])
  })

  test('CARD-08 the form requires the feature and no required inputText attribute', () => {
    const typed = { attributes: [attribute('engraving', { type: 'inputText', isRequired: true })] }
    const free = { attributes: [attribute('engraving', { type: 'inputText' }), attribute('colour', { isRequired: true })] }
    expect(showsAddToCart(free, { displayAddToCartInListings: true })).toBe(true)
    expect(showsAddToCart(typed, { displayAddToCartInListings: true })).toBe(false)
    expect(showsAddToCart(free, { displayAddToCartInListings: false })).toBe(false)
    expect(showsAddToCart(typed, undefined)).toBe(false)
  })

  test.each(['inputText', 'inputSelect', 'inputProduct'] as const)(
    'VAR-05 a required %s must be filled in, an optional one not',
    (type) => {
      const [required, optional] = [true, false].map((isRequired) => ({ attributes: [attribute('extra', { type, isRequired })] }))
      expect(requiredInput(required ?? {})?.code).toBe('extra')
      expect(requiredInput(optional ?? {})).toBeUndefined()
    },
  )

  test('a card adds the only code of its row, otherwise links to the product', () => {
    expect(cardCode({ code: 'A', codes: ['B'] })).toBe('B')
    expect(cardCode({ code: 'A', codes: ['B', 'C'] })).toBeUndefined()
    expect(cardCode({ code: 'A', codes: ['B', 'C'], splitAttributeValueByCode: { colour: 'red' } })).toBe('A')
    expect(cardCode({ code: 'A' })).toBe('A')
    expect(cardCode({ code: 'A', codes: [] })).toBe('A')
  })

  test('CARD-09 R26 the quantity is required, whole and at least 1', () => {
    expect(readQuantity('1')).toBe(1)
    expect(readQuantity(' 9999 ')).toBe(9999)
    for (const text of ['', ' ', '0', '-1', '1.5', '1e3', '10000', '1000000000', 'abc', '0x10', '１'])
      expect(readQuantity(text)).toBeUndefined()
  })

  test('R26 clamps an invalid quantity to 1, a too large one to 9999', () => {
    expect([Number.NaN, 0, -3, 1.9, 1e9, Number.POSITIVE_INFINITY].map(nearestQuantity)).toEqual([1, 1, 1, 1, 9999, 1])
  })

  test('CARD-10 rounds the discount percentage down', () => {
    expect(discountPercent({ discount: 33.9 })).toBe(33)
    expect(discountPercent({ priceNow: 71, priceOld: 100 })).toBe(29)
    expect(discountPercent({ priceNow: 66.1, priceOld: 100 })).toBe(33)
    expect(discountPercent({ discount: 10, priceNow: 1, priceOld: 100 })).toBe(10)
  })

  test('CARD-10 less than one percent gives no discount', () => {
    expect(discountPercent({ discount: 0.9 })).toBeUndefined()
    expect(discountPercent({ priceNow: 100, priceOld: 100 })).toBeUndefined()
    expect(discountPercent({ priceNow: 100, priceOld: 90 })).toBeUndefined()
    expect(discountPercent({ priceNow: 100 })).toBeUndefined()
  })
})

test('the title of a split row contains its value', () => {
  const colour = { code: 'colour', type: 'text', values: [{ value: 'red', title: 'Red' }] } as const
  const row = (value: string) =>
    rowTitle({ title: 'Toolbox', attributes: [{ ...colour, values: [...colour.values] }], splitAttributeValueByCode: { colour: value } })
  expect([row('red'), row('blue'), rowTitle({ title: 'Saw' })]).toEqual(['Toolbox, Red', 'Toolbox, blue', 'Saw'])
})

const navy = 'navy-blue-2559af1c'
/** One colour, without a list of values. */
const onlyColour = { code: 'colour', type: 'textWithImage', value: navy, valueTitle: 'Navy Blue' } as const
const oneColoured = { id: 'a', title: 'Tee', attributes: [onlyColour], splitAttributeValueByCode: { colour: navy } }

describe('a product of one colour without a list of values', () => {
  test('CARD-02 its row is named by the title of the colour', () => {
    expect([rowTitle(oneColoured), ...splitTitles(oneColoured)]).toEqual(['Tee, Navy Blue', 'Navy Blue'])
  })

  test('SIDE-04 its cart line has the title of the colour, from a card and from a script', () => {
    expect(newLine(oneColoured, { code: 'A' }).choiceTitles).toEqual(['Navy Blue'])
    const { splitAttributeValueByCode: _, ...whole } = oneColoured
    expect(newLine(whole, { code: 'A', attributes: { colour: navy } }).choiceTitles).toEqual(['Navy Blue'])
    expect(newLine(whole, { code: 'A', attributes: { colour: [navy], text: 'Ona', size: 42 } }).choiceTitles).toEqual([
      'Navy Blue',
      'Ona',
      '42',
    ])
  })

  test('ENT-04 several values are named by their titles, an unknown one by itself', () => {
    const materials = { value: ['oak-1a', 'steel-2b'], valueTitle: 'Oak, Steel' }
    expect(['oak-1a', 'steel-2b', 'tin'].map((code) => titleOfValue(materials, code))).toEqual(['Oak', 'Steel', undefined])
  })
})
