import { expect, test } from 'vitest'
import { isPlainClick } from '../../src/base/dom/plain-click.ts'

const click = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false, defaultPrevented: false }

test('isPlainClick accepts a left click without modifier keys', () => {
  expect(isPlainClick(click)).toBe(true)
})

test.each([
  { button: 1 },
  { button: 2 },
  { metaKey: true },
  { ctrlKey: true },
  { shiftKey: true },
  { altKey: true },
  { defaultPrevented: true },
])('isPlainClick rejects %o', (change) => {
  expect(isPlainClick({ ...click, ...change })).toBe(false)
})
