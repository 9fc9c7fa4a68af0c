import { expect, test } from 'vitest'
import { recentProductsCount } from '../../../src/domain/constants.ts'
import { recentExcept, sortByIds, withRecent } from '../../../src/domain/product/recent.ts'

test('a viewed product moves to the front without a duplicate', () => {
  expect(withRecent([], 'a')).toEqual(['a'])
  expect(withRecent(['b', 'a', 'c'], 'a')).toEqual(['a', 'b', 'c'])
  const same = ['a', 'b']
  expect(withRecent(same, 'a')).toBe(same)
})

test('keeps only the newest products', () => {
  const many = Array.from({ length: recentProductsCount }, (_, index) => `p${index}`)
  const more = withRecent(many, 'new')
  expect(more).toHaveLength(recentProductsCount)
  expect([more[0], more.at(-1)]).toEqual(['new', `p${recentProductsCount - 2}`])
})

test('excludes the current product', () => {
  expect(recentExcept(['a', 'b'], 'a')).toEqual(['b'])
  expect(recentExcept(['a', 'b'], undefined)).toEqual(['a', 'b'])
})

test('keeps the view order of products and drops missing ones', () => {
  const products = [
    { id: 'b', title: 'B' },
    { id: 'a-red', productId: 'a', title: 'A' },
  ]
  expect(sortByIds(['a', 'gone', 'b'], products).map(({ title }) => title)).toEqual(['A', 'B'])
})
