import { expect, test } from 'vitest'
import { categoryLayout } from '../../../src/domain/listing/category-layout.ts'
import { type CategoryNode, categoryTree, containsCategory } from '../../../src/domain/listing/category-tree.ts'

test.each([
  [undefined, undefined, 'smallTiles', true],
  ['full', 'bigTiles', 'bigTiles', true],
  ['full', 'tinyTiles', 'tinyTiles', true],
  ['none', 'bigTiles', undefined, true],
  ['onlySubcategories', 'bigTiles', 'bigTiles', false],
  ['full', 'products', undefined, true],
  ['onlySubcategories', 'products', undefined, true],
] as const)('CAT-01 CAT-07 renderType %s with listingType %s shows %s, products: %s', (renderType, listingType, tiles, hasProducts) => {
  expect(categoryLayout({ renderType, listingType })).toEqual({ tiles, hasProducts })
})

const names = (nodes: readonly CategoryNode[]): unknown[] =>
  nodes.map(({ category, children }) => (children.length ? { [category.id]: names(children) } : category.id))
const category = (id: string, parent?: string) => ({ id, title: id, parent })

test('builds a tree from a list of categories; those with a missing parent are roots', () => {
  const list = [category('tools', 'all'), category('hammers', 'tools'), category('axes', 'hammers'), category('mugs')]
  expect(names(categoryTree(list))).toEqual([{ tools: [{ hammers: ['axes'] }] }, 'mugs'])
})

test('R10 cyclic categories do not build an infinite tree', () => {
  expect(names(categoryTree([category('a', 'b'), category('b', 'a'), category('c', 'c'), category('d')]))).toEqual(['d'])
  expect(names(categoryTree([category('__proto__'), category('x', '__proto__'), category('constructor')]))).toEqual([
    { ['__proto__']: ['x'] },
    'constructor',
  ])
})

test('finds a category at any depth of a branch', () => {
  const [tools] = categoryTree([category('tools'), category('hammers', 'tools')])
  expect(tools && containsCategory(tools, ({ id }) => id === 'hammers')).toBe(true)
  expect(tools && containsCategory(tools, ({ id }) => id === 'mugs')).toBe(false)
})
