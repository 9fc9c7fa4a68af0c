import { beforeEach, describe, expect, test } from 'vitest'
import { getActiveCart, getCart, saveCart } from '../../../src/api/carts.ts'
import { priceCart } from '../../../src/api/pricing.ts'
import { getProducts } from '../../../src/api/products.ts'
import { addLine, emptyCart } from '../../../src/domain/cart/cart.ts'
import { newLine } from '../../../src/domain/cart/cart-line.ts'
import { displayedCart, priceRequest } from '../../../src/domain/cart/cart-price.ts'
import { warningTexts } from '../../../src/domain/cart/warnings.ts'
import { connect, shop } from '../connect.ts'

let wire: Awaited<ReturnType<typeof connect>>
beforeEach(async () => {
  wire = await connect()
})

const filledCart = async () => {
  const { products } = await getProducts(shop, { lang: 'en', search: 'hammer', size: 5 })
  const product = products.find(({ code, availableQuantity }) => code && (availableQuantity ?? 0) > 1)
  if (!product?.code) throw new Error('No hammer in the shop')
  return addLine(emptyCart('cart-1', Date.UTC(2026, 0, 1)), newLine(product, { code: product.codes?.[0] ?? product.code }), 2, 'line-1')
}

describe('stored carts', () => {
  test('CALL-17 CALL-18 saves the active cart as JSON text and loads it again', async () => {
    const cart = await filledCart()
    await saveCart(shop, cart)
    expect(wire.last()).toMatchObject({ method: 'POST', path: '/api/carts', body: { active: true, data: JSON.stringify(cart) } })
    expect(await getActiveCart(shop)).toEqual(JSON.parse(JSON.stringify(cart)))
    expect(Object.fromEntries(wire.last().query)).toEqual({ active: 'true' })
  })

  test('CALL-17 the active cart is undefined if none is stored', async () => {
    expect(await getActiveCart(shop)).toBeUndefined()
  })

  test('CALL-16 requests a cart by id, without parameters', async () => {
    const cart = await filledCart()
    await saveCart(shop, cart)
    const stored: { id: string } = await (await fetch(`${shop.apiBase}/api/carts?active=true`)).json()
    const restored = await getCart(shop, stored.id)
    expect(wire.last()).toMatchObject({ path: `/api/carts/${stored.id}` })
    expect([...wire.last().query]).toEqual([])
    expect(restored?.products).toMatchObject([{ guid: 'line-1', quantity: 2 }])
  })
})

describe('prices', () => {
  test('CALL-20 ENT-12 ENT-13 the server prices a cart', async () => {
    const cart = await filledCart()
    const pricing = await priceCart(shop, priceRequest(cart))
    expect(wire.last()).toMatchObject({ method: 'POST', path: '/api/orders/price' })
    expect(wire.last().body).toEqual(JSON.parse(JSON.stringify(priceRequest(cart))))
    expect(pricing).toMatchObject({ total: expect.any(Number), currency: 'EUR', productDetails: { 'line-1': { quantity: 2 } } })
  })

  test('PRICE-01 shows the total, details, currency and warnings from the server', async () => {
    const cart = { ...(await filledCart()), discountCode: 'NO-SUCH-CODE' }
    const pricing = await priceCart(shop, priceRequest(cart))
    const shown = displayedCart(cart, pricing, { currency: 'USD' })
    expect(shown.total).toBe(pricing.total)
    expect(shown.currency).toBe('EUR')
    expect(shown.products[0]?.totalWithVAT).toBe(pricing.productDetails?.['line-1']?.totalWithVAT)
    expect(warningTexts(pricing.warnings)).toHaveLength(1)
  })

  test('R27 the server ignores prices changed in the browser', async () => {
    const cart = await filledCart()
    const cheap = { ...cart, products: cart.products.map((line) => ({ ...line, price: 0.01, total: 0.01 })) }
    expect((await priceCart(shop, priceRequest(cheap))).total).toBe((await priceCart(shop, priceRequest(cart))).total)
  })
})
