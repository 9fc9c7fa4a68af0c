import {
  type Adapter,
  type Caller,
  type EngineCart,
  EngineError,
  type EngineLine,
  type EngineOrder,
  type EnginePrice,
} from '../../adapter.ts'
import { mergeLines } from '../merge-lines.ts'
import { type Ask, roundTo } from './medusa-client.ts'
import { type MedusaOrder, orderFields, toPlaced } from './medusa-order.ts'
import type { MedusaRegion } from './medusa-region.ts'

interface Item {
  variant_id: string
  quantity: number
  total: number
  original_total: number
  unit_price: number
  compare_at_unit_price: number | null
  adjustments: { code: string | null }[]
}

interface Cart {
  id: string
  total: number
  tax_total: number
  shipping_total: number
  items: Item[]
  shipping_methods: { adjustments?: { code: string | null }[] }[]
}

interface Stock {
  id: string
  manage_inventory: boolean
  allow_backorder: boolean
  inventory_quantity: number | null
}

/** A cart in Medusa, and the lines that it refused. */
interface Filled {
  cart: Cart
  isDelivered: boolean
}

const cartFields = [
  'id,total,tax_total,shipping_total,shipping_methods.adjustments.code',
  'items.variant_id,items.quantity,items.total,items.original_total,items.unit_price,items.compare_at_unit_price,items.adjustments.code',
].join(',')
const stockFields = 'id,manage_inventory,allow_backorder,inventory_quantity'
const query = { fields: cartFields }

const noPrice: EnginePrice = { lines: [], delivery: 0, total: 0, totalVAT: 0, isDiscounted: false, isDelivered: true }

const isRefused = (error: unknown): error is EngineError =>
  error instanceof EngineError && (error.kind === 'refused' || error.kind === 'gone')

const toAddress = (
  country: string,
  { delivery, person }: { delivery?: EngineCart['delivery']; person?: EngineOrder['person'] | undefined },
) => ({
  country_code: country.toLowerCase(),
  ...(delivery?.address && { address_1: delivery.address }),
  ...(delivery?.city && { city: delivery.city }),
  ...(delivery?.postcode && { postal_code: delivery.postcode }),
  ...(person && { first_name: person.name, last_name: person.surname, phone: person.phone }),
})

const usesCode = ({ items, shipping_methods }: Cart, code: string) =>
  [...items, ...shipping_methods].some(({ adjustments = [] }) =>
    adjustments.some((each) => each.code?.toLowerCase() === code.toLowerCase()),
  )

/** The price before discounts. A price list has it in `compare_at_unit_price`, without VAT if its price has none. */
function before({ original_total, quantity, unit_price, compare_at_unit_price }: Item): number {
  const single = original_total / quantity
  return compare_at_unit_price && unit_price > 0 ? (single * compare_at_unit_price) / unit_price : single
}

/** The price of every line. If the cart contains less of a line than requested, that line cannot be sold. */
function toPrice(cart: EngineCart, filled: Filled | undefined, currency: string): EnginePrice {
  if (!filled) return { ...noPrice, lines: cart.lines.map(() => undefined) }
  const round = (amount: number) => roundTo(currency, amount)
  const items = new Map(filled.cart.items.map((item) => [item.variant_id, item]))
  return {
    currency,
    lines: cart.lines.map(({ ref, quantity }) => {
      const item = items.get(ref)
      if (!item) return undefined
      const price = round(item.total / item.quantity)
      const old = round(before(item))
      return { price, ...(old > price && { old }), total: round((item.total * quantity) / item.quantity) }
    }),
    delivery: round(filled.cart.shipping_total),
    total: round(filled.cart.total),
    totalVAT: round(filled.cart.tax_total),
    isDiscounted: cart.discountCode !== undefined && usesCode(filled.cart, cart.discountCode),
    isDelivered: filled.isDelivered,
  }
}

function assertComplete(order: EngineOrder, { lines, isDelivered }: EnginePrice): void {
  if (lines.some((line) => line === undefined) || order.lines.length === 0)
    throw new EngineError('refused', 'Some products are not available in this quantity', 'UnavailableProductQuantity')
  if (!isDelivered) throw new EngineError('refused', 'The delivery method does not serve this order', 'BadRequest')
}

/** Prices carts and places orders. Medusa prices only stored carts, so each request leaves one behind that nobody completes. */
export function medusaCart(ask: Ask, region: () => Promise<MedusaRegion>): Pick<Adapter, 'price' | 'placeOrder' | 'findOrder'> {
  /** The lines that can be sold in their quantity. Medusa refuses the whole cart if one cannot. */
  async function sellable(lines: readonly EngineLine[]): Promise<EngineLine[]> {
    const { variants } = await ask<{ variants: Stock[] }>('/store/product-variants', {
      query: { id: lines.map(({ ref }) => ref), limit: lines.length, fields: stockFields },
    })
    const stock = new Map(variants.map((variant) => [variant.id, variant]))
    return lines.filter(({ ref, quantity }) => {
      const variant = stock.get(ref)
      return variant && (!variant.manage_inventory || variant.allow_backorder || (variant.inventory_quantity ?? 0) >= quantity)
    })
  }

  async function create(cart: EngineCart, token: string | undefined, order?: EngineOrder): Promise<Cart | undefined> {
    const { id, country } = await region()
    const send = async (lines: readonly EngineLine[]) =>
      (
        await ask<{ cart: Cart }>('/store/carts', {
          query,
          token,
          body: {
            region_id: id,
            items: lines.map(({ ref, quantity }) => ({ variant_id: ref, quantity })),
            shipping_address: toAddress(cart.country ?? country, { delivery: cart.delivery, person: order?.person }),
            ...(order && {
              email: order.person.email,
              billing_address: toAddress(order.billingCountry, order),
            }),
          },
        })
      ).cart
    const lines = mergeLines(cart.lines)
    try {
      return await send(lines)
    } catch (error) {
      if (!isRefused(error)) throw error
      const rest = await sellable(lines)
      if (rest.length === lines.length) throw error
      return rest.length > 0 ? send(rest) : undefined
    }
  }

  /** The cart after a change; undefined if it was refused. */
  const change = async (cart: Cart, what: string, body: object, token: string | undefined): Promise<Cart | undefined> => {
    try {
      return (await ask<{ cart: Cart }>(`/store/carts/${cart.id}/${what}`, { query, body, token })).cart
    } catch (error) {
      if (isRefused(error)) return undefined
      throw error
    }
  }

  async function fill(cart: EngineCart, token: string | undefined, order?: EngineOrder): Promise<Filled | undefined> {
    const created = await create(cart, token, order)
    if (!created) return undefined
    const { discountCode, delivery } = cart
    const discounted = discountCode && (await change(created, 'promotions', { promo_codes: [discountCode] }, token))
    const reduced = discounted || created
    const delivered = delivery && (await change(reduced, 'shipping-methods', { option_id: delivery.method }, token))
    return { cart: delivered ?? reduced, isDelivered: delivery === undefined || delivered !== undefined }
  }

  async function complete(cart: string, token: string | undefined) {
    type Completed = { type: 'order'; order: MedusaOrder } | { type: 'cart'; error?: { message: string } }
    const answer = await ask<Completed>(`/store/carts/${cart}/complete`, { query: { fields: orderFields }, body: {}, token })
    if (answer.type === 'order') return toPlaced(answer.order)
    throw new EngineError('refused', answer.error?.message ?? 'The payment was not accepted', 'PaymentDeclined')
  }

  return {
    price: async (cart, { token }) =>
      cart.lines.length === 0 ? noPrice : toPrice(cart, await fill(cart, token), (await region()).currency),
    placeOrder: async (order, { token }: Caller, note) => {
      // if the session has ended, Medusa would take the order as a visitor's
      if (token) await ask('/store/customers/me', { query: { fields: 'id' }, token })
      const filled = await fill(order, token, order)
      assertComplete(order, toPrice(order, filled, (await region()).currency))
      const id = filled?.cart.id ?? ''
      const { payment_collection } = await ask<{ payment_collection: { id: string } }>('/store/payment-collections', {
        body: { cart_id: id },
        token,
      })
      await ask(`/store/payment-collections/${payment_collection.id}/payment-sessions`, { body: { provider_id: order.payment }, token })
      await note({ cart: id })
      return complete(id, token)
    },
    // completing a cart again returns its order, so that a lost request is only repeated
    findOrder: async ({ cart = '' }, { token }) => {
      try {
        return await complete(cart, token)
      } catch (error) {
        if (isRefused(error)) return undefined
        throw error
      }
    },
  }
}
