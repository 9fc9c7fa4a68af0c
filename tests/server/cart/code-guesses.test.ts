import { beforeAll, describe, expect, test } from 'vitest'
import { createLine, createOrder, type StockedVariant, stockedVariants } from '../../../tools/samples/order-cart.ts'
import { stopClock } from '../clock.ts'
import { openAnotherShop, type TestShop } from '../shop.ts'

let shop: TestShop
let variant: StockedVariant
let now = new Date('2026-12-01T10:00:00Z')
beforeAll(async () => {
  stopClock(now) // limits read the date themselves
  shop = await openAnotherShop({ now: () => now })
  const [found] = await stockedVariants(shop)
  if (!found) throw new Error('The catalogue has no variant')
  variant = found
})

const price = (peer: string, codes: object) =>
  shop.ask('/api/orders/price', { method: 'POST', body: { products: [createLine(variant)], ...codes }, peer })
const guess = async (peer: string, times: number, codesOf: (at: number) => object) => {
  const answers: Response[] = []
  for (let at = 0; at < times; at += 1) answers.push(await price(peer, codesOf(at)))
  return answers.map(({ status }) => status)
}

describe('brute-forcing codes', () => {
  test('accepts twenty wrong codes, then returns 429 with Retry-After', async () => {
    const statuses = await guess('10.0.0.1', 25, (at) => ({ discountCode: `GUESS${at}` }))
    expect(statuses).toEqual([...Array(20).fill(200), ...Array(5).fill(429)])
    const refused = await price('10.0.0.1', { discountCode: 'GUESS99' })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(600)
  })

  test('a blocked client gets neither valid codes nor orders, but prices of carts without a code', async () => {
    expect((await price('10.0.0.1', { discountCode: 'BIRCH10' })).status).toBe(429)
    expect((await price('10.0.0.1', { giftVoucher: 'GIFT-2500-K7QH' })).status).toBe(429)
    const order = createOrder([createLine(variant)], { priceRequest: { discountCode: 'BIRCH10' } })
    expect((await shop.ask('/api/orders', { method: 'POST', body: order, peer: '10.0.0.1' })).status).toBe(429)
    expect((await price('10.0.0.1', {})).status).toBe(200)
  })

  test('other clients are not blocked, and the block ends after ten minutes', async () => {
    expect((await price('10.0.0.2', { discountCode: 'BIRCH10' })).status).toBe(200)
    now = new Date(now.getTime() + 601_000)
    stopClock(now)
    expect((await price('10.0.0.1', { discountCode: 'BIRCH10' })).status).toBe(200)
  })

  test('gift vouchers share the limit', async () => {
    const statuses = await guess('10.0.0.3', 22, (at) => ({ giftVoucher: `GIFT-${at}` }))
    expect(statuses.slice(-2)).toEqual([429, 429])
  })

  test('a wrong code repeated in a cart counts as one guess, in any spelling, and may be tried 300 times', async () => {
    const statuses = await guess('10.0.0.4', 310, (at) => ({ discountCode: at % 2 ? 'mistyped' : ' MISTYPED ' }))
    expect(statuses).toEqual([...Array(300).fill(200), ...Array(10).fill(429)])
  })

  test('concurrent requests do not bypass the limit', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, (_, at) => price('10.0.0.6', { giftVoucher: `AT-ONCE-${at}` })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
    const right = await Promise.all(Array.from({ length: 60 }, () => price('10.0.0.7', { discountCode: 'BIRCH10' })))
    expect(new Set(right.map(({ status }) => status))).toEqual(new Set([200]))
  })

  test('valid codes do not count as guesses', async () => {
    expect(new Set(await guess('10.0.0.5', 40, () => ({ discountCode: 'BIRCH10', giftVoucher: 'GIFT-EMPTY-0R8T' })))).toEqual(
      new Set([200]),
    )
  })
})
