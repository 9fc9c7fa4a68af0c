import { onlinePaymentType } from '../server/checkout/orders/online-payment.ts'
import type { CoreDeps } from '../server/context/deps.ts'
import type { Engine, Shopper } from '../server/engine/engine.ts'
import { logFailure } from '../server/log/log.ts'
import { type Adapter, EngineError, type EnginePrice } from './adapter.ts'
import { toCartPrice } from './cart/price.ts'
import { isKnown, type RequestedLine, readLines, toEngineCart } from './cart/to-engine-cart.ts'
import type { CatalogueSync } from './catalogue/sync.ts'
import { assertCurrency } from './currency.ts'
import { engineAccounts } from './customers/accounts.ts'
import { createPayments } from './orders/payments.ts'
import { createOrderPlacing } from './orders/place-order.ts'
import { translated } from './to-problem.ts'

/** Repeats the call as a visitor if the shopper's session has ended. */
async function orAsVisitor<T>(shopper: Shopper, call: (shopper: Shopper) => Promise<T>): Promise<T> {
  try {
    return await call(shopper)
  } catch (error) {
    const isExpired = error instanceof EngineError && error.kind === 'expired' && shopper.token !== undefined
    if (!isExpired) throw error
    return call({ ...shopper, customer: undefined, token: undefined })
  }
}

export interface EngineOptions {
  sync: Pick<CatalogueSync, 'some'>
  /** pauses in milliseconds between the attempts to find an order whose answer was lost */
  searchWaitsMs?: readonly number[] | undefined
}

/** Turns an adapter into the engine of the routes. Guards, ids and messages are the same for all adapters. */
export function createEngine(adapter: Adapter, { sync, searchWaitsMs }: EngineOptions, deps: CoreDeps): Engine {
  const { db } = deps
  const amounts = () => deps.catalogue.now().reference.amounts
  const inUnits = ({ price, old }: { price?: number; old?: number } = {}) => ({
    price: amounts().toUnits(price),
    old: amounts().toUnits(old),
  })

  /** Reads products again if the engine's price differs from the listed one. */
  async function noticeChanges(lines: readonly RequestedLine[], { lines: prices }: EnginePrice): Promise<void> {
    const known = lines.filter(isKnown)
    const listed = await db.query<{ code: string; price: number; old: number }>(
      `select code, price_cents as price, coalesce(price_old_cents, price_cents) as old
       from variant where code = any($1)`,
      [known.map(({ code }) => code)],
    )
    const listedOf = new Map(listed.map((variant) => [variant.code, variant]))
    const odd = known.filter(({ code }, index) => {
      const { price, old = price } = prices[index] ?? {}
      const { price: listedPrice, old: listedOld } = inUnits(listedOf.get(code))
      // a discount code lowers the price but not the price before discounts
      return old !== listedOld || (price ?? 0) > (listedPrice ?? 0)
    })
    const products = new Set(odd.flatMap(({ product }) => product ?? []))
    if (products.size > 0) await sync.some([...products])
  }

  const payments = adapter.payments && createPayments(db, adapter.payments)
  return {
    price: async (request, shopper) => {
      const lines = await readLines(db, request)
      const cart = toEngineCart(request, lines.filter(isKnown))
      const price = await translated(() => orAsVisitor(shopper, (caller) => adapter.price(cart, caller)))
      await translated(async () => assertCurrency(amounts().currency, price.currency, 'The engine prices a cart'))
      noticeChanges(lines, price).catch(logFailure('a changed product could not be read'))
      return toCartPrice(request, lines, { price, amounts: amounts() })
    },
    deliveryMethods: (shopper) => translated(() => adapter.deliveryMethods(shopper)),
    paymentMethods: (shopper) =>
      translated(async () =>
        (await adapter.paymentMethods(shopper)).filter(({ paymentType }) => payments || paymentType !== onlinePaymentType),
      ),
    countries: (shopper) => translated(() => adapter.countries(shopper)),
    placeOrder: createOrderPlacing(adapter, deps, { payments, searchWaitsMs }),
    payments,
    ...engineAccounts(adapter, deps),
  }
}
