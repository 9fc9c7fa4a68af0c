import { atom } from 'nanostores'
import { cancelOrder, getOrderPayment, postOrder } from '../../api/orders.ts'
import { remote } from '../../base/http/remote.ts'
import type { RequestError } from '../../base/http/request.ts'
import { safeUrl } from '../../base/security/safe-url.ts'
import { shared } from '../../base/shared.ts'
import { refreshExpiry } from '../../domain/cart/cart.ts'
import { activate, openCart } from '../../domain/cart/carts.ts'
import { enteredIn, orderKey, orderRequest, returnAddress, returnParameter } from '../../domain/checkout/cart-payloads.ts'
import { roundMoney } from '../../domain/money.ts'
import type { EventOf } from '../../kit/emit.ts'
import { pageSettings } from '../../kit/settings.ts'
import type { PlacedOrder } from '../../model/account/order.ts'
import type { Cart } from '../../model/cart/cart.ts'
import type { PriceRequest } from '../../model/cart/price-request.ts'
import type { Pricing } from '../../model/cart/pricing.ts'
import { $addresses } from '../account/addresses.ts'
import { $billingCountry } from '../app/countries.ts'
import { $activeCart, changeCarts, removeOrdered } from '../cart/carts.ts'
import { $displayedCart, $pricing } from '../cart/pricing.ts'
import { confirmOrder, showInUrl } from './kept-orders.ts'
import { keepOrderToPay } from './order-to-pay.ts'

/** `changed`: the total differs from the one on screen. `done` holds the order until the page unloads. */
export type CheckoutState =
  | { status: 'idle' | 'sending' | 'changed' | 'failed' }
  | { status: 'done'; order: PlacedOrder; email: string | undefined }

/** The data of the cancelable event that fires before an order is sent. */
export interface CheckoutDetail {
  cart: Cart
  priceRequest: PriceRequest
  pricing: Pricing
  paymentMethod: string | undefined
}

/** The state of this page's order. */
export const $checkout = shared('checkout', () => atom<CheckoutState>({ status: 'idle' }))

/** Why the last order failed, and what had been entered: a refusal holds until that changes. */
export const $orderFailure = shared('checkout.failure', () => atom<{ error: unknown; entered: string } | undefined>())

/** How far the online payment of an order is. */
export const orderPaymentStore = remote('order-payment', (connection, { order }: { order: string }, signal) =>
  getOrderPayment(connection, order, signal),
)

/** Resolves with the prices when none are loading. */
const whenPriced = () =>
  new Promise<ReturnType<typeof $pricing.get>>((resolve) => {
    const unsubscribe = $pricing.subscribe((state) => {
      if (state.status === 'loading') return
      resolve(state)
      queueMicrotask(() => unsubscribe()) // `subscribe` runs this listener before it returns
    })
  })

/** What the host page learns about an accepted order; nothing about the buyer. */
export function orderDetail({ id, number, products, currency, deliveryPrice, total, totalVAT }: PlacedOrder): EventOf['shop-order'] {
  return {
    number: number ?? id,
    lines: products.map(({ code, id: productId, title, quantity, price }) => ({ code, productId, title, quantity, price })),
    totals: {
      net: total === undefined || totalVAT === undefined ? undefined : roundMoney(total - totalVAT),
      vat: totalVAT,
      gross: total,
      delivery: deliveryPrice,
    },
    currency,
  }
}

/**
 * Orders the active cart. Sends nothing while an order is pending, without fresh prices, if the total differs from the one on screen,
 * or if `permit` returns false. A failure keeps the cart. The order key makes a retry with the same content the same order.
 * `onAccepted` is called even if the element that ordered is no longer on the page. An order to pay online leads to the payment page.
 */
export async function placeOrder(
  lang: string,
  permit: (detail: CheckoutDetail) => boolean,
  onAccepted: (order: PlacedOrder) => void = () => {},
): Promise<void> {
  if ($checkout.get().status === 'sending') return
  $checkout.set({ status: 'sending' })
  const displayed = $displayedCart.get()
  const prices = await whenPriced()
  const cart = $activeCart.get()
  if (prices.status !== 'ready' || cart.guid !== displayed.guid) return $checkout.set({ status: 'idle' })
  if ($displayedCart.get().total !== displayed.total) return $checkout.set({ status: 'changed' })
  const request = orderRequest(cart, { billingCountry: $billingCountry.get(), addresses: $addresses.get() })
  const { priceRequest, paymentMethod } = request
  if (!permit({ cart, priceRequest, pricing: prices.value, paymentMethod })) return $checkout.set({ status: 'idle' })
  let order: PlacedOrder
  try {
    const body = { ...request, returnUrl: returnAddress(location.href) }
    order = await postOrder(pageSettings(), body, { key: orderKey(request), lang })
    removeOrdered(cart)
    $checkout.set({ status: 'done', order, email: cart.address?.email })
  } catch (error) {
    $orderFailure.set({ error, entered: enteredIn(cart, $addresses.get()) })
    $checkout.set({ status: 'failed' })
    $pricing.reload() // stock or prices may have changed
    return
  }
  onAccepted(order)
  const email = cart.address?.email
  const paymentPage = safeUrl(order.payment?.url, 'media')
  if (!paymentPage) return confirmOrder({ order, email })
  keepOrderToPay({ order, email, cart })
  showInUrl(returnParameter, order.id) // Back from the payment page, too, leads to the order
  location.assign(paymentPage)
}

/**
 * Cancels an order and makes what was ordered the active cart again, to be paid in another way: the method is to be chosen again. The guid
 * differs, or the order would count as the same one, and is always the same, so that a second attempt, maybe in another tab, opens no
 * second cart. Throws a `RequestError` if the order could not be cancelled: it may be paid by now.
 */
export async function orderAnew(order: string, { paymentMethod, restoredCartId, number, ...ordered }: Cart): Promise<void> {
  try {
    await cancelOrder(pageSettings(), order)
  } catch (error) {
    // 404: the shop cancels no orders, and this one stays unpaid
    if ((error as RequestError).status !== 404) throw error
  }
  const guid = `${ordered.guid}-anew`
  changeCarts((carts) =>
    carts.some((cart) => cart.guid === guid)
      ? activate(carts, guid)
      : openCart(carts, refreshExpiry({ ...ordered, guid } as Cart, Date.now())),
  )
}
