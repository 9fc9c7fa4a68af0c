import { expect, test } from 'vitest'
import { cardColours } from '../../../src/domain/product/card-colours.ts'
import { attributeValue } from '../../../src/model/product/attribute.ts'
import { product } from '../../../src/model/product/product.ts'

const named = (colours: Record<string, string>, extra: object = {}) =>
  product.parse({
    id: 'mug',
    title: 'Mug',
    attributes: [
      { code: 'size', type: 'text', values: [{ value: 's' }, { value: 'm' }] },
      {
        code: 'colour',
        title: 'Colour',
        type: 'textWithImage',
        values: Object.entries(colours).map(([value, swatch]) => ({ value, title: value.toUpperCase(), swatch })),
      },
    ],
    ...extra,
  })
const two = { red: '#d43d3d', blue: '#2A66C8' }

test('a card shows the colours between which a product leaves the choice', () => {
  expect(cardColours(named(two))).toEqual({ name: 'Colour', colours: ['#d43d3d', '#2A66C8'], titles: ['RED', 'BLUE'] })
})

test('a card shows no colours of a row that is split by colour, of a single colour, or without a known swatch', () => {
  expect(cardColours(named(two, { splitAttributeValueByCode: { colour: 'red' } })).colours).toEqual([])
  expect(cardColours(named({ red: '#d43d3d' })).colours).toEqual([])
  expect(cardColours(named({ red: '#d43d3d', blue: '' })).colours).toEqual([])
})

test('a card shows five colours and names all', () => {
  const eight = Object.fromEntries(Array.from({ length: 8 }, (_, index) => [`c${index}`, `#00000${index}`]))
  expect(cardColours(named(eight)).colours).toHaveLength(5)
  expect(cardColours(named(eight)).titles).toHaveLength(8)
})

test.each(['red', 'url(//evil)', '#fff', '#d43d3d;}', '#d43d3d\n'])('%j is no swatch', (swatch) => {
  expect(attributeValue.parse({ value: 'red', swatch }).swatch).toBeUndefined()
})
