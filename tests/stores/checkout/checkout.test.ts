import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { configure } from '../../../src/kit/settings.ts'
import { $addresses } from '../../../src/stores/account/addresses.ts'
import { $activeCart, $carts, addToCart, clearCart, openNewCart, setQuantity } from '../../../src/stores/cart/carts.ts'
import { $displayedCart, $pricing } from '../../../src/stores/cart/pricing.ts'
import { $checkout, orderAnew, orderDetail, placeOrder } from '../../../src/stores/checkout/checkout.ts'
import {
  applyDiscountCode,
  assignLinePieces,
  chooseAddressCount,
  chooseDeliveryCountry,
  choosePaymentMethod,
  chooseSavedAddress,
  chooseShippingMethod,
  editDeliveryAddress,
  editRecipient,
} from '../../../src/stores/checkout/checkout-fields.ts'
import { stockedVariants } from '../../../tools/samples/order-cart.ts'
import { connect } from '../../api/connect.ts'
import { openShop } from '../../server/shop.ts'

const courier = { id: 'courier', type: 'courier', title: 'Courier', deliveryPreference: 'door' }
let wire: Awaited<ReturnType<typeof connect>>
let leave: () => void

const orders = () => wire.to('/api/orders')
const storedOrders = async () =>
  (await (await openShop()).db.query<{ count: number }>('select count(*)::int as count from customer_order'))[0]?.count

beforeEach(async () => {
  wire = await connect()
  configure({ apiBase: 'http://shop.test' })
  vi.stubGlobal('location', { href: 'http://localhost:4300/cart?a=1&shop-payment=earlier#end', assign: vi.fn() })
  $checkout.set({ status: 'idle' })
  const [variant] = await stockedVariants(await openShop())
  if (!variant) throw new Error('Nothing is in stock')
  addToCart({ id: variant.product, code: variant.code }, 2)
  chooseDeliveryCountry('LT', [])
  chooseShippingMethod(courier)
  editDeliveryAddress({ city: 'Vilnius', address: 'Beržų g. 14', postcode: '03100' })
  editRecipient({ name: 'Ona', surname: 'Petraitė' })
  editRecipient({ phone: '+37061234567', email: 'ona@example.com' })
  choosePaymentMethod('bank-transfer')
  leave = $displayedCart.listen(() => {})
  await vi.waitFor(() => expect($pricing.get().status).toBe('ready'), 5000)
})
afterEach(() => {
  leave()
  clearCart()
  $addresses.set([])
  vi.restoreAllMocks()
})

/** Replaces the response to the next order, which the shop may still have accepted. */
function stubOrders(answer: (real: Response) => Response | Promise<Response>) {
  const real = globalThis.fetch
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const response = await real(address, init)
    return address.includes('/api/orders?') ? answer(response) : response
  })
  return () => vi.stubGlobal('fetch', real)
}
const muteConsole = () => vi.spyOn(console, 'error').mockImplementation(() => {})

describe('ordering', () => {
  test('an order clears its cart and returns its number', async () => {
    const { guid } = $activeCart.get()
    await placeOrder('en', () => true)
    expect($checkout.get()).toMatchObject({ status: 'done', order: { number: expect.any(String) }, email: 'ona@example.com' })
    expect($carts.get().some((cart) => cart.guid === guid)).toBe(false)
    expect($activeCart.get().products).toEqual([])
  })

  test('reports an accepted order once, with the amounts of the server and nothing about the buyer', async () => {
    const onAccepted = vi.fn()
    const { products } = $activeCart.get()
    await Promise.all([placeOrder('en', () => true, onAccepted), placeOrder('en', () => true, onAccepted)])
    expect(onAccepted).toHaveBeenCalledTimes(1)
    const [order] = onAccepted.mock.calls[0] ?? []
    const detail = orderDetail(order)
    expect(detail).toEqual({
      number: order.number,
      lines: [{ code: products[0]?.code, productId: products[0]?.id, title: expect.any(String), quantity: 2, price: expect.any(Number) }],
      totals: { net: expect.any(Number), vat: order.totalVAT, gross: order.total, delivery: order.deliveryPrice },
      currency: 'EUR',
    })
    const { net = 0, vat = 0, gross = 0 } = detail.totals
    expect(Math.round((net + vat) * 100)).toBe(Math.round(gross * 100))
    expect(JSON.stringify(detail)).not.toMatch(/Ona|Petrait|ona@example|612/)
  })

  test('reports no order that was not accepted', async () => {
    muteConsole()
    const onAccepted = vi.fn()
    const restore = stubOrders(() => new Response('{}', { status: 500 }))
    await placeOrder('en', () => true, onAccepted)
    restore()
    await placeOrder('en', () => false, onAccepted)
    expect(onAccepted).not.toHaveBeenCalled()
  })

  test('notifies the host page first, which may cancel', async () => {
    const heard = vi.fn(() => false)
    await placeOrder('en', heard)
    expect(heard).toHaveBeenCalledWith({
      cart: $activeCart.get(),
      priceRequest: expect.objectContaining({
        deliveryOptions: [expect.objectContaining({ address: expect.objectContaining({ name: 'Ona' }) })],
      }),
      pricing: $pricing.get().value,
      paymentMethod: 'bank-transfer',
    })
    expect(orders()).toEqual([])
    expect($activeCart.get().products).toHaveLength(1)
    expect($checkout.get().status).toBe('idle')
  })

  test('two clicks place one order', async () => {
    const before = (await storedOrders()) ?? 0
    await Promise.all([placeOrder('en', () => true), placeOrder('en', () => true)])
    expect(orders()).toHaveLength(1)
    expect(await storedOrders()).toBe(before + 1)
  })

  test('a lost response keeps the cart, and a retry returns the same order', async () => {
    muteConsole()
    const before = (await storedOrders()) ?? 0
    const cart = $activeCart.get()
    const restore = stubOrders(() => {
      throw new TypeError('Failed to fetch')
    })
    await placeOrder('en', () => true)
    expect($checkout.get().status).toBe('failed')
    expect($activeCart.get()).toEqual(cart)
    restore()
    await placeOrder('en', () => true)
    expect($checkout.get().status).toBe('done')
    const keys = orders().map(({ headers }) => headers.get('idempotency-key'))
    expect([keys.length, new Set(keys).size]).toEqual([2, 1])
    expect(await storedOrders()).toBe(before + 1)
  })

  test('a failure keeps the cart', async () => {
    muteConsole()
    const cart = $activeCart.get()
    const restore = stubOrders(() => new Response('{}', { status: 500 }))
    await placeOrder('en', () => true)
    restore()
    expect($checkout.get()).toEqual({ status: 'failed' })
    expect($activeCart.get()).toEqual(cart)
  })

  test('orders nothing without prices', async () => {
    muteConsole()
    const real = globalThis.fetch
    vi.stubGlobal('fetch', async (address: string, init?: RequestInit) =>
      address.includes('/price') ? new Response('{}', { status: 503 }) : real(address, init),
    )
    applyDiscountCode('BIRCH10')
    await placeOrder('en', () => true)
    expect($pricing.get().status).toBe('failed')
    expect($displayedCart.get().total).toBeGreaterThan(0)
    expect([$checkout.get().status, orders()]).toEqual(['idle', []])
  })

  test('orders nothing if the total differs from the one on screen', async () => {
    const [line] = $activeCart.get().products
    const seen = $displayedCart.get().total
    setQuantity(line?.guid ?? '', 5)
    await placeOrder('en', () => true)
    expect($displayedCart.get().total).toBeGreaterThan(seen)
    expect([$checkout.get().status, orders()]).toEqual(['changed', []])
    await placeOrder('en', () => true)
    expect($checkout.get().status).toBe('done')
  })
})

describe('an order that is paid at a provider', () => {
  test('leads to the page to pay at, after the host page has heard of it', async () => {
    choosePaymentMethod('online')
    const accepted = vi.fn(() => expect(location.assign).not.toHaveBeenCalled())
    await placeOrder('en', () => true, accepted)
    expect(accepted).toHaveBeenCalledTimes(1)
    expect(location.assign).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/\/dev\/pay\/[\w-]+$/))
    expect(orders()[0]?.body).toMatchObject({ returnUrl: 'http://localhost:4300/cart?a=1' })
  })

  test.each(['javascript:alert(1)', 'data:text/html,x', 'https://user@pay.example/', ''])('does not follow %s', async (url) => {
    stubOrders(async (real) => Response.json({ ...((await real.json()) as object), payment: { title: 'Card', url } }))
    await placeOrder('en', () => true)
    expect($checkout.get().status).toBe('done')
    expect(location.assign).not.toHaveBeenCalled()
  })
})

describe('ordering anew', () => {
  /** Places an order to pay online; returns its cart and number. */
  async function ordered() {
    choosePaymentMethod('online')
    const cart = { ...$activeCart.get(), restoredCartId: '7', number: 7 }
    const accepted = vi.fn()
    await placeOrder('en', () => true, accepted)
    const { id, number } = accepted.mock.calls[0]?.[0] ?? {}
    return { cart, id, number }
  }

  test('opens the cart again with all but its payment method and what it was restored from, however often it is asked for', async () => {
    const { cart, id } = await ordered()
    await orderAnew(id, cart)
    const { guid, expiry, ...anew } = $activeCart.get()
    const { guid: before, expiry: until, paymentMethod, restoredCartId, number, ...rest } = cart
    expect(anew).toEqual(rest)
    expect(guid).not.toBe(before)
    expect(expiry).toBeGreaterThanOrEqual(until)
    const [line] = anew.products
    setQuantity(line?.guid ?? '', 3)
    openNewCart()
    await orderAnew(id, cart)
    expect($activeCart.get()).toMatchObject({ guid, products: [{ code: line?.code, quantity: 3 }] })
    expect($carts.get().filter(({ products }) => products.length > 0)).toHaveLength(1)
  })

  test('makes another order, of which a second attempt makes no third', async () => {
    const { cart, id, number } = await ordered()
    const before = (await storedOrders()) ?? 0
    const numbers: (string | undefined)[] = []
    for (const _ of [1, 2]) {
      await orderAnew(id, cart)
      choosePaymentMethod('bank-transfer')
      await vi.waitFor(() => expect($pricing.get().status).toBe('ready'), 5000)
      $checkout.set({ status: 'idle' })
      await placeOrder(
        'en',
        () => true,
        (order) => numbers.push(order.number),
      )
    }
    expect(numbers).toHaveLength(2)
    expect(numbers[0]).not.toBe(number)
    expect(numbers[1]).toBe(numbers[0])
    expect(await storedOrders()).toBe(before + 1)
  })

  test('opens no cart for an order that is paid, but does so at a shop that cancels no orders', async () => {
    const { cart, id } = await ordered()
    const { db } = await openShop()
    await db.query("update customer_order set payment_status = 'paid' where id = $1", [id])
    await expect(orderAnew(id, cart)).rejects.toMatchObject({ status: 409 })
    expect($activeCart.get().products).toEqual([])
    await orderAnew('of-another-shop', cart)
    expect($activeCart.get().products).toEqual(cart.products)
  })
})

describe('checkout fields', () => {
  test('ENT-09 are stored in the cart', () => {
    expect($activeCart.get()).toMatchObject({
      deliveryCountry: 'LT',
      shippingMethodId: 'courier',
      shippingMethodType: 'courier',
      deliveryPreference: 'door',
      shippingAddressGuid: $addresses.get()[0]?._id,
      address: { name: 'Ona', surname: 'Petraitė', phone: '+37061234567', email: 'ona@example.com' },
    })
    expect($addresses.get()).toMatchObject([{ country: 'LT', city: 'Vilnius', address: 'Beržų g. 14', postcode: '03100' }])
  })

  test('ENT-14 CART-20 two addresses become two delivery options with their pieces', async () => {
    const [first] = $addresses.get()
    chooseSavedAddress(undefined)
    editDeliveryAddress({ city: 'Kaunas', address: 'Vilniaus g. 37', postcode: '44287' })
    const second = $addresses.get()[1]
    const [line] = $activeCart.get().products
    if (!line || !first || !second) throw new Error('There is a line and two addresses')
    chooseAddressCount('multiple')
    assignLinePieces(line.guid, first._id, 1)
    assignLinePieces(line.guid, second._id, 1)
    await vi.waitFor(() => expect($pricing.get().status).toBe('ready'), 5000)
    await placeOrder('en', () => true)
    expect($checkout.get().status).toBe('done')
    expect(orders()[0]?.body).toMatchObject({
      priceRequest: {
        products: [
          {
            quantitiesPerDeliveryOption: [
              { guid: first._id, quantity: 1 },
              { guid: second._id, quantity: 1 },
            ],
          },
        ],
        deliveryOptions: [
          { guid: first._id, address: { city: 'Vilnius', code: '03100' } },
          { guid: second._id, address: { city: 'Kaunas', code: '44287' } },
        ],
      },
    })
  })

  test('price requests omit names, email addresses and phone numbers', () => {
    const asked = JSON.stringify(wire.to('/api/orders/price').map(({ body }) => body))
    expect(asked).toContain('03100')
    for (const personal of ['Ona', 'Petraitė', 'ona@example.com', '+3706', 'Beržų']) expect(asked).not.toContain(personal)
  })

  test('a new country changes the address, and a saved address sets its country', () => {
    chooseDeliveryCountry('LV', [])
    expect($addresses.get()[0]?.country).toBe('LV')
    chooseSavedAddress(undefined)
    chooseDeliveryCountry('EE', [])
    chooseSavedAddress($addresses.get()[0]?._id)
    expect($activeCart.get().deliveryCountry).toBe('LV')
  })
})
