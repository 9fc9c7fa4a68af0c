import { expect, test } from 'vitest'
import { claimAddress, releaseAddress } from '../../../src/stores/page/url-owner.ts'

test('parameters of the address have one owner until it leaves (S4)', () => {
  const [first, second] = [{ isConnected: true }, { isConnected: true }]
  expect(claimAddress('', first)).toBe(true)
  expect(claimAddress('', second)).toBe(false)
  expect(claimAddress('', first)).toBe(true)
  releaseAddress('', second)
  expect(claimAddress('', second)).toBe(false)
  releaseAddress('', first)
  expect(claimAddress('', second)).toBe(true)
  releaseAddress('', second)
})

test('every prefix is owned on its own', () => {
  const [first, second] = [{ isConnected: true }, { isConnected: true }]
  expect(claimAddress('a', first)).toBe(true)
  expect(claimAddress('b', second)).toBe(true)
  expect(claimAddress('b', first)).toBe(false)
})

test('a list of the page before gives way at once, and takes nothing back', () => {
  const [first, second] = [{ isConnected: true }, { isConnected: true }]
  expect(claimAddress('c', first)).toBe(true)
  first.isConnected = false
  expect(claimAddress('c', second)).toBe(true)
  releaseAddress('c', first)
  expect(claimAddress('c', { isConnected: true })).toBe(false)
})
