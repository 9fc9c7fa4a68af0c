import type { Db } from '../../server/db/db.ts'
import type { OnlinePayments } from '../../server/engine/engine.ts'
import { notFound } from '../../server/http/problem.ts'
import { logFailure } from '../../server/log/log.ts'
import type { EngineOrderPlaced, EnginePayments, OrderReference } from '../adapter.ts'

interface Row {
  order_id: string
  number: string | null
  total: number | null
  currency: string | null
  state: 'unpaid' | 'paid' | 'refused'
  page: string
  reference: OrderReference
}

export interface GatewayPayments extends OnlinePayments {
  /** Stores where an order is paid. */
  write(order: EngineOrderPlaced, page: string, reference: OrderReference): Promise<void>
  /** The payment page of an order; undefined if nothing is left to pay there. */
  pageOf(order: string): Promise<string | undefined>
}

/** Payments at the engine's provider. The provider reports to the engine, so the gateway asks the engine until the order is paid. */
export function createPayments(db: Db, engine: EnginePayments): GatewayPayments {
  const find = async (order: string) => (await db.query<Row>('select * from engine_payment where order_id = $1', [order]))[0]

  /** The engine's state of the payment, or its last known state if the engine does not answer, so that the shopper can still pay. */
  async function update(row: Row): Promise<Row> {
    if (row.state === 'paid') return row
    const payment = await engine.read(row.reference).catch(logFailure(`the payment of order ${row.number} could not be checked`))
    if (!payment) return row
    const now: Row = { ...row, state: payment.state === 'open' ? 'unpaid' : payment.state, page: payment.page ?? row.page }
    if (now.state !== row.state || now.page !== row.page)
      await db.query("update engine_payment set state = $2, page = $3 where order_id = $1 and state <> 'paid'", [
        row.order_id,
        now.state,
        now.page,
      ])
    return now
  }

  return {
    write: async ({ id, number, total, currency }, page, reference) => {
      await db.query(
        `insert into engine_payment (order_id, number, total, currency, page, reference) values ($1, $2, $3, $4, $5, $6)
         on conflict (order_id) do nothing`,
        [id, number ?? null, total ?? null, currency ?? null, page, JSON.stringify(reference)],
      )
    },
    pageOf: async (order) => {
      const row = await find(order)
      return row && row.state !== 'paid' ? row.page : undefined
    },
    read: async (order) => {
      const known = await find(order)
      if (!known) throw notFound()
      const { order_id, number, total, currency, state, page } = await update(known)
      return {
        id: order_id,
        ...(number !== null && { number }),
        ...(total !== null && { total }),
        ...(currency !== null && { currency }),
        paymentStatus: state,
        ...(state !== 'paid' && { url: page }),
      }
    },
  }
}
