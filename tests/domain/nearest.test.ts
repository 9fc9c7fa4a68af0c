import { expect, test } from 'vitest'
import { nearestName } from '../../src/domain/nearest.ts'

test.each([
  ['product_label', ['da-colour', 'da-product_label'], 'da-product_label'],
  ['da-color', ['da-colour', 'da-material'], 'da-colour'],
  ['trial', ['summer', 'trail'], 'trail'],
  ['pageSize', ['page', 'page-size', 'page-sizes'], 'page-size'],
  ['list', ['category', 'product-list'], 'product-list'],
  ['Tvoros', [['fences', 'Fences', 'Tvoros']], 'fences'],
  [
    'mugs',
    [
      ['cups', 'Mugs and cups'],
      ['mugs-for-children', 'Children’s mugs'],
      ['plates', 'Plates'],
    ],
    'cups',
  ],
  ['MUG 1204', [['mug-1204'], ['mug-1205']], 'mug-1204'],
  ['sport', [['sports'], ['port']], 'sports'],
  [
    'kavos puodeliai',
    [
      ['cups', 'Kavos puodeliai'],
      ['plates', 'Lėkštės'],
    ],
    'cups',
  ],
] as const)('"%s" probably means the name of %j that is %s', (name, known, nearest) => {
  expect(nearestName(name, known)).toBe(nearest)
})

test.each(['', '—', 'zzzzzz', 'a', '(((((', '\\', '$&', 'constructor', 'x'.repeat(10_000)])('nothing is near to "%s"', (name) => {
  expect(nearestName(name, ['da-colour', ['cups', 'Mugs and cups']])).toBeUndefined()
})
