import { format } from 'node:util'
import { beforeAll, expect, test, vi } from 'vitest'
import { createLine, createOrder, doorAddress, recipient, stockedVariants } from '../cart/order-cart.ts'
import { openShop, type TestShop } from '../shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})

const personal = [...Object.values(recipient), doorAddress.address]

/** Runs work and returns what it logs as an error, as the terminal would show it. */
async function logOf(work: () => Promise<unknown>): Promise<string> {
  const logged: string[] = []
  const spy = vi.spyOn(console, 'error').mockImplementation((...parts) => void logged.push(format(...parts)))
  try {
    await work()
  } finally {
    spy.mockRestore()
  }
  return logged.join('\n')
}

test('an order that the database refuses is logged without personal data', async () => {
  await shop.db.exec("alter table customer_order add constraint refused check (recipient->>'name' is null) not valid")
  const [variant] = await stockedVariants(shop)
  if (!variant) throw new Error('The catalogue has no such variant')
  let status = 0
  const log = await logOf(async () => {
    status = (await shop.ask('/api/orders', { method: 'POST', body: createOrder([createLine(variant)]) })).status
  })
  expect(status).toBe(500)
  expect(log).toContain('POST /api/orders')
  expect(log).toMatch(/code: '23514'/)
  expect(log).toMatch(/constraint: 'refused'/)
  for (const value of personal) expect(log).not.toContain(value)
})

test('a value that is not of the type of its column is not part of the error, inside a transaction or not', async () => {
  for (const failing of [
    shop.db.query('select $1::text::int', [recipient.email]),
    shop.db.tx((tx) => tx.query('select $1::text::date', [recipient.email])),
  ]) {
    const error = await failing.catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ code: expect.stringMatching(/^22/) })
    expect(format('%s %o', error, error)).not.toContain(recipient.email)
  }
})
