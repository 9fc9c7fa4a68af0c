import { expect, test } from 'vitest'
import { cardSpecs } from '../../../src/domain/product/specs.ts'
import type { Attribute } from '../../../src/model/product/attribute.ts'

const attribute = (code: string, value: Attribute['value'], more: Partial<Attribute> = {}): Attribute => ({
  code,
  type: 'text',
  value,
  ...more,
})

test('a row shows the first three facts with their units', () => {
  const attributes = [
    attribute('weight', 450, { type: 'number', suffix: 'g' }),
    attribute('handle', 'hickory', { valueTitle: 'Hickory' }),
    attribute('use', ['wood', 'stone'], { type: 'textMultiple', values: [{ value: 'wood', title: 'Wood' }] }),
    attribute('length', 330),
  ]
  expect(cardSpecs({ attributes }, undefined)).toEqual(['450\u00a0g', 'Hickory', 'Wood, stone'])
})

test('skips labels, inputs, empty facts and the excluded attribute', () => {
  const attributes = [
    attribute('product_label', 'new'),
    attribute('engraving', 'x', { type: 'inputText' }),
    attribute('empty', undefined),
    attribute('delivery_days', 4),
  ]
  expect(cardSpecs({ attributes }, 'delivery_days')).toEqual([])
  expect(cardSpecs({}, undefined)).toEqual([])
})
