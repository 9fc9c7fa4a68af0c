import type { OrderRequest } from '../../../src/model/checkout/order-request.ts'
import type { Buyer } from '../../cart/pricing/pricer.ts'
import type { CoreDeps } from '../../context/deps.ts'
import { shopMoney } from '../../context/shop-money.ts'
import { Problem } from '../../http/problem.ts'
import { checkOrder } from './check-order.ts'
import { writeConfirmation } from './confirmation.ts'
import { findExistingOrder } from './existing-order.ts'
import { fingerprintOf } from './fingerprint.ts'
import { loadFacts } from './load-facts.ts'
import { returnPage, writePayment } from './online-payment.ts'
import { lockCodes, redeem } from './redeem.ts'
import { lockProducts, soldPieces, takeStock } from './stock.ts'
import { writeOrder } from './write-order.ts'

export interface OrderClient extends Buyer {
  /** the header Idempotency-Key */
  key: string | undefined
  /** whether the shop takes online payments */
  paysOnline: boolean
}

/**
 * Places an order, or returns the one that the same request placed before. Reads price, stock and codes under lock; order,
 * stock, codes and mail are written in one transaction. Throws a 400, 409 or 422 with the reason.
 */
export async function placeOrder(
  { db, languages, pricer, settings, now, alternateOrigin }: CoreDeps,
  request: OrderRequest,
  client: OrderClient,
): Promise<{ id: string; isNew: boolean }> {
  const { returnUrl, ...content } = request
  const fingerprint = fingerprintOf(content)
  const { cart, priceRequest } = request
  // scoped to the cart, because clients choose keys freely: a "1" must not collide with the "1" of another cart
  const key = client.key && `${cart.guid} ${client.key}`
  const at = now()
  const configuration = await settings.configuration(client.language)
  return db.tx(async (tx) => {
    const earlier = await findExistingOrder(tx, fingerprint, key)
    if (earlier) return { id: earlier, isNew: false }
    const facts = await loadFacts(tx, request, client)
    const recipient = checkOrder(request, facts, at)
    await lockProducts(tx, priceRequest.products)
    await lockCodes(tx, priceRequest)
    const priced = await pricer.price(tx, priceRequest, client)
    if (priced.cart.unpriced.length > 0)
      throw new Problem(409, 'UnavailableProductQuantity', 'Some products are not available in this quantity')
    const taken = await takeStock(tx, soldPieces(priced.cart.lines))
    const used = await redeem(tx, priceRequest, priced.cart)
    const { customer, language } = client
    const id = await writeOrder(tx, { fingerprint, key, customer, at, language, request, recipient, priced, used, taken })
    if (facts.isPaidOnline) await writePayment(tx, id, returnPage(returnUrl, { ...configuration, alternateOrigin }, id))
    await writeConfirmation(tx, languages, id, { name: String(configuration.siteName), money: shopMoney(configuration, client.language) })
    return { id, isNew: true }
  })
}
