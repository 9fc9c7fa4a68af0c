import { beforeAll, expect, test } from 'vitest'
import { clientAddress } from '../../../server/http/client-address.ts'
import { toNetworkKey } from '../../../server/http/network.ts'
import { openAnotherShop, type TestShop } from '../shop.ts'

const requestFrom = (forwarded: string | undefined, hops: number) =>
  clientAddress(new Headers(forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded }), '10.0.0.1', hops)

test('R34 the client address is the X-Forwarded-For entry added by the outermost trusted proxy', () => {
  expect(requestFrom('203.0.113.7', 0)).toBe('10.0.0.1')
  expect(requestFrom('203.0.113.7', 1)).toBe('203.0.113.7')
  expect(requestFrom('1.2.3.4, 203.0.113.7', 1)).toBe('203.0.113.7')
  expect(requestFrom('1.2.3.4, 203.0.113.7, 10.0.0.2', 2)).toBe('203.0.113.7')
  expect(requestFrom('2001:db8::7', 1)).toBe('2001:db8::7')
  for (const missing of [undefined, '', 'unknown', '203.0.113.7, ']) expect(requestFrom(missing, 1), missing).toBe('10.0.0.1')
  expect(requestFrom('203.0.113.7', 2)).toBe('10.0.0.1')
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
  ['2001:db8::7', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
  ['unknown', 'unknown'],
  ['', ''],
])('R34 rate limits count %s as %s', (address, network) => {
  expect(toNetworkKey(address)).toBe(network)
})

let shop: TestShop
beforeAll(async () => {
  shop = await openAnotherShop({ trustProxy: 1 })
})

test('R34 rate limits apply per visitor behind a trusted proxy and ignore forged X-Forwarded-For entries', async () => {
  const guess = async (from: string) => {
    const options = { method: 'POST', body: { token: 'a guess' }, peer: '10.0.0.1', headers: { 'X-Forwarded-For': from } }
    return (await shop.ask('/api/approve-account', options)).status
  }
  for (let index = 0; index < 60; index += 1) expect(await guess(`10.9.9.${index}, 203.0.113.7`)).not.toBe(429)
  expect(await guess('203.0.113.7')).toBe(429)
  expect(await guess('203.0.113.8')).not.toBe(429)
  for (let index = 0; index < 60; index += 1) expect(await guess(`2001:db8:1:2::${index}`)).not.toBe(429)
  expect(await guess('2001:db8:1:2:ffff::1')).toBe(429)
  expect(await guess('2001:db8:1:3::1')).not.toBe(429)
})
