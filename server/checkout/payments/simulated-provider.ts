import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import type { Db } from '../../db/db.ts'
import type { OrderToPay, PaymentEvent, PaymentProvider } from './payment-provider.ts'

const referenceBytes = 18
const secretBytes = 32

/** A payment as the provider knows it. */
export interface SimulatedPayment {
  reference: string
  number: string
  amountCents: number
  currency: string
  returnUrl: string
  state: 'open' | 'cancelled' | PaymentEvent['state']
}

export interface SimulatedProvider extends PaymentProvider {
  find(reference: string): Promise<SimulatedPayment | undefined>
  /** The shopper's decision. What is paid or cancelled stays so. Returns the event for the shop, signed. */
  decide(reference: string, state: PaymentEvent['state']): Promise<{ body: string; signature: string } | undefined>
}

const event = z.object({
  reference: z.string(),
  state: z.enum(['paid', 'refused']),
  amountCents: z.int(),
  currency: z.string(),
})

interface Row {
  reference: string
  order_number: string
  amount_cents: number
  currency: string
  return_url: string
  state: SimulatedPayment['state']
}

/** Path of the provider's page. */
export const simulatedPaymentPath = '/dev/pay'

/** Simulates a payment provider inside the shop, with records of its own, so that online payment works offline. */
export function makeSimulatedProvider({ db, siteOrigin }: { db: Db; siteOrigin: string }): SimulatedProvider {
  const secret = randomBytes(secretBytes)
  const sign = (body: string) => createHmac('sha256', secret).update(body).digest('hex')

  async function find(reference: string): Promise<SimulatedPayment | undefined> {
    const [row] = await db.query<Row>('select * from simulated_payment where reference = $1', [reference])
    if (!row) return undefined
    const { order_number, amount_cents, return_url, ...rest } = row
    return { ...rest, number: order_number, amountCents: amount_cents, returnUrl: return_url }
  }

  const eventOf = ({ reference, amountCents, currency, state }: SimulatedPayment): PaymentEvent | undefined =>
    state === 'paid' || state === 'refused' ? { reference, state, amountCents, currency } : undefined

  const change = (reference: string, state: SimulatedPayment['state']) =>
    db.query("update simulated_payment set state = $2 where reference = $1 and state not in ('paid', 'cancelled')", [reference, state])

  return {
    find,
    async open({ id, number, amountCents, currency, returnUrl }: OrderToPay) {
      await db.query(
        `insert into simulated_payment (reference, order_id, order_number, amount_cents, currency, return_url)
         values ($1, $2, $3, $4, $5, $6) on conflict (order_id) do nothing`,
        [randomBytes(referenceBytes).toString('base64url'), id, number, amountCents, currency, returnUrl],
      )
      const [row] = await db.query<{ reference: string }>('select reference from simulated_payment where order_id = $1', [id])
      if (!row) throw new Error(`The payment of order ${number} is missing`)
      return { reference: row.reference, page: new URL(`${simulatedPaymentPath}/${row.reference}`, siteOrigin).href }
    },
    async outcome(reference) {
      const payment = await find(reference)
      return payment && eventOf(payment)
    },
    async cancel(reference) {
      await change(reference, 'cancelled')
      const payment = await find(reference)
      return payment && eventOf(payment)
    },
    readEvent(body, signature) {
      const [given, own] = [Buffer.from(signature), Buffer.from(sign(body))]
      if (given.length !== own.length || !timingSafeEqual(given, own)) return undefined
      return event.parse(JSON.parse(body))
    },
    async decide(reference, state) {
      await change(reference, state)
      const payment = await find(reference)
      const event = payment && eventOf(payment)
      if (!event) return undefined
      const body = JSON.stringify(event)
      return { body, signature: sign(body) }
    },
  }
}
