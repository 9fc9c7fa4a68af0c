import { expect, test } from 'vitest'
import { recentProductsCount } from '../../../src/domain/constants.ts'
import { recentExcept, sortByIds, withRecent } from '../../../src/domain/product/recent.ts'

test('a viewed product moves to the front without a duplicate', () => {
  expect(withRecent([], 'a')).toEqual(['a'])
  expect(withRecent(['b', 'a', 'c'], 'a')).toEqual(['a', 'b', 'c'])
  const same = ['a', 'b']
  expect(withRecent(same, 'a')).toBe(same)
})

test('only the newest products are kept', () => {
  const many = Array.from({ length: recentProductsCount }, (_, index) => `p${index}`)
  const more = withRecent(many, 'new')
  expect(more).toHaveLength(recentProductsCount)
  expect([more[0], more.at(-1)]).toEqual(['new', `p${recentProductsCount - 2}`])
})

test('the current product is left out', () => {
  expect(recentExcept(['a', 'b'], 'a')).toEqual(['b'])
  expect(recentExcept(['a', 'b'], undefined)).toEqual(['a', 'b'])
})

test('products have the order of their views; missing products are dropped', () => {
  const products = [
    { id: 'b', title: 'B' },
    { id: 'a-red', productId: 'a', title: 'A' },
  ]
  expect(sortByIds(['a', 'gone', 'b'], products).map(({ title }) => title)).toEqual(['A', 'B'])
})
