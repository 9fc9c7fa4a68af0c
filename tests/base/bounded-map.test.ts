import { expect, test } from 'vitest'
import { getAndTouch, setBounded } from '../../src/base/bounded-map.ts'

const keys = (map: Map<string, number>) => [...map.keys()].join('')

test('a bounded map evicts its least recently used entries', () => {
  const map = new Map<string, number>()
  for (const key of 'abcd') setBounded(map, key, 0, 3)
  expect(keys(map)).toBe('bcd')
  expect(getAndTouch(map, 'b')).toBe(0)
  setBounded(map, 'c', 1, 3)
  setBounded(map, 'e', 0, 3)
  expect(keys(map)).toBe('bce')
  expect(map.get('c')).toBe(1)
})

test('a bounded map exceeds its limit for entries that cannot be evicted', () => {
  const map = new Map<string, number>()
  for (const [key, inUse] of Object.entries({ a: 1, b: 0, c: 1, d: 1 })) setBounded(map, key, inUse, 2, (value) => value === 0)
  expect(keys(map)).toBe('acd')
  setBounded(map, 'e', 0, 2, (value) => value === 0)
  expect(keys(map)).toBe('acde')
})

test('reading a missing key adds no entry', () => {
  const map = new Map<string, number>()
  expect(getAndTouch(map, 'a')).toBeUndefined()
  expect(map.size).toBe(0)
})
