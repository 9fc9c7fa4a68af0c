import { expect, test } from 'vitest'
import { claimUrl, releaseUrl } from '../../../src/stores/page/url-owner.ts'

test('query parameters have one owner until it releases them', () => {
  const [first, second] = [{ isConnected: true }, { isConnected: true }]
  expect(claimUrl('', first)).toBe(true)
  expect(claimUrl('', second)).toBe(false)
  expect(claimUrl('', first)).toBe(true)
  releaseUrl('', second)
  expect(claimUrl('', second)).toBe(false)
  releaseUrl('', first)
  expect(claimUrl('', second)).toBe(true)
  releaseUrl('', second)
})

test('each prefix has its own owner', () => {
  const [first, second] = [{ isConnected: true }, { isConnected: true }]
  expect(claimUrl('a', first)).toBe(true)
  expect(claimUrl('b', second)).toBe(true)
  expect(claimUrl('b', first)).toBe(false)
})

test('a removed listing loses the parameters at once, and releasing them changes nothing', () => {
  const [first, second] = [{ isConnected: true }, { isConnected: true }]
  expect(claimUrl('c', first)).toBe(true)
  first.isConnected = false
  expect(claimUrl('c', second)).toBe(true)
  releaseUrl('c', first)
  expect(claimUrl('c', { isConnected: true })).toBe(false)
})
