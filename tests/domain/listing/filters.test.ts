import { describe, expect, test } from 'vitest'
import {
  chosenFields,
  letterGroups,
  matchingOptions,
  needsDialog,
  needsToggle,
  rangeBounds,
  stepValue,
  visibleOptions,
} from '../../../src/domain/listing/filters.ts'
import { rangeCleared, rangeError, readRangeInput } from '../../../src/domain/listing/range-input.ts'
import type { Filter, FilterOption } from '../../../src/model/listing/filter.ts'

const option = (value: string, title = value): FilterOption => ({ value, title })
const options = (count: number) => Array.from({ length: count }, (_, index) => option(`v${index}`))
const values = (shown: readonly FilterOption[]) => shown.map(({ value }) => value)
const none = () => false

describe('enum filters', () => {
  test('FILT-01 a collapsed filter shows 6 options', () => {
    expect(visibleOptions(options(6), none, false)).toHaveLength(6)
    expect(values(visibleOptions(options(7), none, false))).toEqual(['v0', 'v1', 'v2', 'v3', 'v4', 'v5'])
    expect(visibleOptions(options(19), none, true)).toHaveLength(19)
  })

  test('moves active options beyond the 6 into view', () => {
    const active = ({ value }: FilterOption) => value === 'v8' || value === 'v2'
    expect(values(visibleOptions(options(10), active, false))).toEqual(['v0', 'v1', 'v2', 'v3', 'v4', 'v8'])
    expect(visibleOptions(options(10), () => true, false)).toHaveLength(10)
  })

  test('FILT-02 7 to 19 options have a More/Less toggle', () => {
    expect([6, 7, 19, 20].map(needsToggle)).toEqual([false, true, true, false])
  })

  test('FILT-03 opens a dialog from 20 options', () => {
    expect([19, 20, 500].map(needsDialog)).toEqual([false, true, true])
  })

  test('FILT-04 groups options by first letter, sorted for the language', () => {
    const groups = letterGroups(
      ['zinc', 'Šarvas', 'sand', 'juosta', 'ash', 'Steel', 'šilas', 'yla'].map((title) => option(title)),
      'lt', // Lithuanian sorts y with i, before j
    )
    expect(groups.map(({ letter, options: inside }) => [letter, values(inside)])).toEqual([
      ['A', ['ash']],
      ['Y', ['yla']],
      ['J', ['juosta']],
      ['S', ['sand', 'Steel']],
      ['Š', ['Šarvas', 'šilas']],
      ['Z', ['zinc']],
    ])
  })

  test('FILT-04 sizes are in the order of size inside of their letter', () => {
    const options = ['XXL', '37', 'L', '36 1/2', 'XL', '36', '10 l', '750 ml', 'S'].map((value) => ({ value }))
    expect(letterGroups(options, 'lt').map(({ letter, options: inside }) => [letter, inside.map(({ value }) => value)])).toEqual([
      ['L', ['L']],
      ['S', ['S']],
      ['X', ['XL', 'XXL']],
      [undefined, ['36', '36 1/2', '37', '750 ml', '10 l']],
    ])
  })

  test('FILT-05 lists options without a first letter under Other, at the end', () => {
    const groups = letterGroups(
      ['3M', 'bolt', '10 mm', '9 mm', ' axe', '', '*'].map((title) => option(title)),
      'en',
    )
    expect(groups.map(({ letter }) => letter)).toEqual(['A', 'B', undefined])
    expect(groups.at(-1)?.options.map(({ title }) => title)).toEqual(['', '*', '3M', '9 mm', '10 mm'])
  })

  test('R11 the search in the dialog treats every character literally', () => {
    const list = ['Šarvas', 'a.c', 'abc'].map((title) => option(title))
    expect(values(matchingOptions(list, 'sarv'))).toEqual(['Šarvas'])
    expect(values(matchingOptions(list, 'A.C'))).toEqual(['a.c'])
    const others = ['Kırmızı', 'Łódź', 'Großformat'].map((title) => option(title))
    expect(['KIRMIZI', 'lodz', 'GROSS'].map((phrase) => values(matchingOptions(others, phrase)))).toEqual([
      ['Kırmızı'],
      ['Łódź'],
      ['Großformat'],
    ])
    expect(values(matchingOptions(list, ' '))).toHaveLength(3)
    expect(matchingOptions(list, '(a+)+$'.repeat(2000))).toEqual([])
  })

  test('the page selects filters and their order', () => {
    const filters: Filter[] = [
      { field: 'price', type: 'range' },
      { field: 'colour', type: 'enum' },
    ]
    expect(chosenFields(filters, undefined)).toHaveLength(2)
    expect(chosenFields(filters, ['colour', 'price', 'gone']).map(({ field }) => field)).toEqual(['colour', 'price'])
  })
})

describe('range filters', () => {
  const bounds = { min: 5, max: 90.5 }

  test('FILT-09 the default bounds are 0 to 1000', () => {
    expect(rangeBounds({ field: 'price', type: 'range' })).toEqual({ min: 0, max: 1000 })
    expect(rangeBounds({ field: 'price', type: 'range', min: 1, max: 2 })).toEqual({ min: 1, max: 2 })
    expect(rangeBounds({ field: 'price', type: 'range', min: 3, max: 4, initialMin: 1, initialMax: 9 })).toEqual({ min: 1, max: 9 })
  })

  test('an arrow key moves a bound by a round number, within the limits', () => {
    const steps = [1, 8, 90, 600, 1000].map((max) => stepValue(0, 1, { min: 0, max }))
    expect(steps).toEqual([0.01, 0.1, 1, 10, 10])
    expect([stepValue(5, 1, bounds), stepValue(90.5, 1, bounds), stepValue(5, -1, bounds), stepValue(90.5, -1, bounds)]).toEqual([
      6, 90.5, 5, 89.5,
    ])
    expect(stepValue(3, 1, { min: 3, max: 3 })).toBe(3)
  })

  test('FILT-10 clears a range at its initial bounds', () => {
    expect(readRangeInput({ min: '5', max: '90.5' }, bounds)).toBeUndefined()
    expect(readRangeInput({ min: '', max: '' }, bounds)).toBeUndefined()
    expect(readRangeInput({ min: '6', max: '' }, bounds)).toEqual({ min: 6, max: 90.5 })
    expect(rangeCleared({ min: 5 }, bounds)).toBe(true)
    expect(rangeCleared({ max: 9 }, bounds)).toBe(false)
  })

  test.each(['abc', '1e1', '--6', '6-', '0x10', 'NaN', '٦'])('FILT-11 %s is not numeric', (text) => {
    expect(rangeError({ min: text, max: '' }, bounds)).toEqual({ reason: 'invalid', min: true, max: false })
  })

  test('FILT-11 numbers with a decimal point or comma are numeric', () => {
    expect(rangeError({ min: '5.5', max: '60,25' }, bounds)).toBeUndefined()
    expect(readRangeInput({ min: '5.5', max: '60,25' }, bounds)).toEqual({ min: 5.5, max: 60.25 })
  })

  test('FILT-12 both inputs must be within the bounds', () => {
    expect(rangeError({ min: '4.99', max: '' }, bounds)).toEqual({ reason: 'invalid', min: true, max: false })
    expect(rangeError({ min: '', max: '90.51' }, bounds)).toEqual({ reason: 'invalid', min: false, max: true })
    expect(rangeError({ min: '5', max: '90.5' }, bounds)).toBeUndefined()
  })

  test('FILT-13 the minimum cannot exceed the maximum', () => {
    expect(rangeError({ min: '50', max: '49.99' }, bounds)).toEqual({ reason: 'reversed', min: true, max: true })
    expect(rangeError({ min: '50', max: '50' }, bounds)).toBeUndefined()
  })
})
