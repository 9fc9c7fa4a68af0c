import { format } from 'node:util'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { createLine, createOrder, doorAddress, recipient, stockedVariants } from '../../../tools/samples/order-cart.ts'
import { captureLog } from '../capture-log.ts'
import type { TestShop } from '../shop.ts'

const personal = [...Object.values(recipient), doorAddress.address]

/** Errors of the database name no values, whichever database it is. */
export function describeOrderErrors(open: () => Promise<TestShop>): void {
  let shop: TestShop
  beforeAll(async () => {
    shop = await open()
    await shop.db.exec('create table allowed_recipient (recipient jsonb primary key)')
  })

  test.each([
    ['a statement', '23514', "check (recipient->>'name' is null)"],
    [
      'the end of its transaction',
      '23503',
      'foreign key (recipient) references allowed_recipient (recipient) deferrable initially deferred',
    ],
  ])('an order that the database refuses at %s is logged without personal data', async (_, code, constraint) => {
    await shop.db.exec(`alter table customer_order add constraint refused ${constraint} not valid`)
    onTestFinished(() => shop.db.exec('alter table customer_order drop constraint refused'))
    const [variant] = await stockedVariants(shop)
    if (!variant) throw new Error('The catalogue has no such variant')
    const log = captureLog()
    const { status } = await shop.ask('/api/orders', { method: 'POST', body: createOrder([createLine(variant)]) })
    expect(status).toBe(500)
    expect(log.lines[0]).toMatchObject({ method: 'POST', path: '/api/orders', err: { code, constraint: 'refused' } })
    for (const value of personal) expect(log.text).not.toContain(value)
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
}
