import { expect, test } from 'vitest'
import { searchLink } from '../../../src/domain/listing/search.ts'
import {
  factTexts,
  filterGroups,
  groupedAttributes,
  isDisplayed,
  isFact,
  isInput,
  isSelectable,
  optionControl,
  orderedValues,
} from '../../../src/domain/product/product-attributes.ts'
import { shownValues } from '../../../src/domain/product/variants.ts'
import type { Attribute } from '../../../src/model/product/attribute.ts'

const attribute = (code: string, fields: Partial<Attribute> = {}): Attribute => ({ code, type: 'text', ...fields })
const values = (...codes: string[]) => codes.map((value) => ({ value }))

test('PDP-28 sorts attributes by order and groups them by group', () => {
  const groups = groupedAttributes([
    attribute('weight', { order: 3, group: 'Measures' }),
    attribute('last', { group: 'Measures' }),
    attribute('colour', { order: 1, group: 'General' }),
    attribute('length', { order: 2, group: 'Measures' }),
    attribute('loose', { order: 4 }),
    attribute('brand', { order: 0, group: 'General' }),
  ])
  expect(groups.map(({ title, attributes }) => [title, attributes.map(({ code }) => code)])).toEqual([
    ['General', ['brand', 'colour']],
    ['Measures', ['length', 'weight', 'last']],
    [undefined, ['loose']],
  ])
})

test('PDP-28 sorts values by sortNumber', () => {
  const sorted = orderedValues({ values: [{ value: 'none' }, { value: 'b', sortNumber: 2 }, { value: 'a', sortNumber: -1 }] })
  expect(sorted.map(({ value }) => value)).toEqual(['a', 'b', 'none'])
  expect(orderedValues({})).toEqual([])
})

test('PDP-28 a no-break space separates a value from its suffix', () => {
  expect(factTexts(attribute('weight', { type: 'number', value: 450, valueTitle: '450', suffix: 'g' }))).toEqual([
    { code: '450', text: '450\u00a0g' },
  ])
  expect(factTexts(attribute('weight', { value: 450 }))).toEqual([{ code: '450', text: '450' }])
})

test('a fact with multiple values has a text for each', () => {
  const use = attribute('use', { type: 'textMultiple', value: ['in', 'out'] })
  expect(factTexts({ ...use, valueTitle: 'Indoors, Outdoors' }).map(({ text }) => text)).toEqual(['Indoors', 'Outdoors'])
  expect(factTexts({ ...use, values: [{ value: 'out', title: 'Outdoors' }] }).map(({ text }) => text)).toEqual(['in', 'Outdoors'])
  expect(factTexts({ ...use, valueTitle: 'One, two, three' }).map(({ text }) => text)).toEqual(['in', 'out'])
  expect(factTexts({ ...use, value: undefined, values: values('in', 'out') }).map(({ code }) => code)).toEqual(['in', 'out'])
})

test.each<[Attribute['type'], boolean, boolean]>([
  ['text', true, false],
  ['textWithImage', true, false],
  ['number', true, false],
  ['textMultiple', false, false],
  ['inputText', false, true],
  ['inputSelect', false, true],
  ['inputProduct', false, true],
])('an attribute of type %s with values is a choice: %s, an input: %s', (type, choice, input) => {
  const given = attribute('a', { type, values: values('x', 'y') })
  expect([isSelectable(given), isInput(given), isFact(given)]).toEqual([choice, input, !choice && !input])
})

test('PDP-26 renders an attribute with isRenderedAsDropdown as a dropdown', () => {
  for (const type of ['text', 'textWithImage', 'number', 'inputSelect'] as const) {
    expect(optionControl(attribute('a', { type, values: values('x'), isRenderedAsDropdown: true }))).toBe('dropdown')
    expect(optionControl(attribute('a', { type, values: values('x') }))).toBe('values')
  }
  expect(optionControl(attribute('a', { type: 'inputText', isRenderedAsDropdown: true }))).toBe('text')
  expect(optionControl(attribute('a', { type: 'inputProduct' }))).toBe('product')
})

test('an attribute without values is not a choice, one without a value is not a fact', () => {
  expect(isSelectable(attribute('a', { values: [] }))).toBe(false)
  expect(isFact(attribute('a', { value: 'x' }))).toBe(true)
  expect(isFact(attribute('a'))).toBe(false)
})

test('PDP-22 shows four values before More choices', () => {
  const five = values('a', 'b', 'c', 'd', 'e')
  expect(shownValues(five.slice(0, 4), undefined, false)).toHaveLength(4)
  expect(shownValues(five, undefined, false).map(({ value }) => value)).toEqual(['a', 'b', 'c', 'd'])
  expect(shownValues(five, undefined, true)).toEqual(five)
})

test('PDP-22 a selected hidden value becomes visible', () => {
  const five = values('a', 'b', 'c', 'd', 'e')
  expect(shownValues(five, 'e', false).map(({ value }) => value)).toEqual(['a', 'b', 'c', 'e'])
  expect(shownValues(five, 'b', false).map(({ value }) => value)).toEqual(['a', 'b', 'c', 'd'])
})

test('PDP-27 a value links to the search page by da-{attributeCode}={valueCode}', () => {
  expect(searchLink('/search', 'brand', 'hulten')).toBe('/search?da-brand=hulten')
  expect(searchLink('/search?search=', 'a b', 'ž&=')).toBe('/search?search=&da-a+b=%C5%BE%26%3D')
  expect(searchLink(undefined, 'brand', 'hulten')).toBeUndefined()
  // the separator would split the value in two
  expect(searchLink('/search', 'brand', 'a|b')).toBeUndefined()
})

test('the attribute list includes choices, but no inputs or labels', () => {
  const told = [
    attribute('weight', { type: 'number', value: 450 }),
    attribute('colour', { type: 'textWithImage', values: values('red') }),
    attribute('engraving', { type: 'inputText', value: 'x' }),
    attribute('product_label', { type: 'textMultiple', value: ['new'] }),
    attribute('empty'),
  ].filter(isDisplayed)
  expect(told.map(({ code }) => code)).toEqual(['weight', 'colour'])
})

test('named groups exclude all others', () => {
  const all = [attribute('weight', { group: 'Measures' }), attribute('brand', { group: 'General' }), attribute('loose')]
  const codes = (titles: string[] | undefined) => filterGroups(all, titles).map(({ code }) => code)
  expect(codes(undefined)).toEqual(['weight', 'brand', 'loose'])
  expect(codes(['General', 'Measures', 'Unknown'])).toEqual(['weight', 'brand'])
  expect(codes([])).toEqual([])
})
