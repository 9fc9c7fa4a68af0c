import type { PlacedOrder } from '../../model/account/order.ts'
import type { AnalyticsEntry, AnalyticsItem, Ecommerce } from '../../model/analytics/analytics.ts'
import type { DisplayedCart } from '../../model/cart/displayed-cart.ts'
import type { Product } from '../../model/product/product.ts'
import { roundMoney } from '../money.ts'

/** A product, or a line of a cart or an order; products have `priceNow`, lines `price` and their total. */
type Sold = Partial<Pick<Product, 'id' | 'productId' | 'code' | 'title' | 'categoryTitle' | 'priceNow' | 'currency'>> & {
  price?: number | undefined
  quantity?: number | undefined
  totalWithVAT?: number | undefined
}

/** Pieces of a product that are added to the cart or removed from it. */
export interface Pieces {
  sold: Sold
  /** default: that of the product or line */
  code?: string
  quantity: number
  currency?: string | undefined
}

/** A step of the checkout; `choice` is the id of the chosen method. */
export interface CheckoutStep {
  cart: Pick<DisplayedCart, 'guid' | 'currency' | 'products'>
  choice?: string | undefined
}

/** What views report, by event. */
export interface Facts {
  /** `item` is the list item of the first product */
  view_item_list: { item: Element | null | undefined; products: readonly Product[]; offset: number; listName: string | undefined }
  select_item: { product: Sold; position: number; listName: string | undefined }
  view_item: Sold
  add_to_cart: readonly Pieces[]
  remove_from_cart: readonly Pieces[]
  view_cart: CheckoutStep['cart']
  begin_checkout: CheckoutStep
  add_shipping_info: CheckoutStep
  add_payment_info: CheckoutStep
  purchase: PlacedOrder
  add_to_wishlist: Pieces
  search: string
  sign_up: string
  login: string
}
export type AnalyticsEvent = keyof Facts

/** What the page adds to the details of a view. */
export interface AnalyticsContext {
  /** for products without a currency */
  currency: string
  /** identifies the list of a product */
  listId: string | undefined
}

/** The price of a piece, including the services of its line. */
const pieceOf = ({ priceNow, price, quantity, totalWithVAT }: Sold): number | undefined =>
  priceNow ?? (totalWithVAT !== undefined && quantity ? totalWithVAT / quantity : price)

function item(sold: Sold, quantity = 1, code = sold.code): AnalyticsItem {
  const piece = pieceOf(sold)
  return {
    item_id: code ?? sold.productId ?? sold.id,
    item_name: sold.title,
    item_category: sold.categoryTitle,
    price: piece === undefined ? undefined : roundMoney(piece),
    quantity,
  }
}

const indexed = (sold: Sold, index: number): AnalyticsItem => ({ ...item(sold), index })

const priced = (all: readonly Pieces[], currency: string | undefined): Ecommerce => ({
  currency,
  value: roundMoney(all.reduce((sum, { sold, quantity }) => sum + (pieceOf(sold) ?? 0) * quantity, 0)),
  items: all.map(({ sold, quantity, code }) => item(sold, quantity, code)),
})

const pieces = (all: readonly Pieces[], { currency }: AnalyticsContext) =>
  priced(all, all[0]?.currency ?? all[0]?.sold.currency ?? currency)

const wholeLines = (lines: readonly (Sold & { quantity: number })[]): Pieces[] => lines.map((sold) => ({ sold, quantity: sold.quantity }))

const cartContent = ({ products, currency }: CheckoutStep['cart'], context: AnalyticsContext) =>
  priced(wholeLines(products), currency ?? context.currency)

/** The value of a purchase covers its goods with VAT; shipping is a separate parameter. */
const purchase = ({ id, number, products, currency, totalVAT, deliveryPrice }: PlacedOrder, context: AnalyticsContext): Ecommerce => ({
  transaction_id: number ?? id,
  tax: totalVAT,
  shipping: deliveryPrice,
  ...priced(wholeLines(products), currency ?? context.currency),
})

/** the limit of GA4 for the value of a parameter */
const maxTermLength = 100

/** What shoppers may type into a search field by mistake: email addresses and phone numbers. */
const personal = /\S+@\S+|\+\d[\d\s()./-]{6,}/g

/** A search phrase without personal data. Cut before the search too, whose time grows with the square of the length. */
const searchTerm = (phrase: string): string =>
  phrase
    .slice(0, 4 * maxTermLength)
    .replace(personal, '[removed]')
    .slice(0, maxTermLength)

const ecommerce: {
  [E in Exclude<AnalyticsEvent, 'search' | 'sign_up' | 'login'>]: (facts: Facts[E], context: AnalyticsContext) => Ecommerce
} = {
  view_item_list: ({ products, offset, listName }, { listId, currency }) => ({
    item_list_id: listId,
    item_list_name: listName,
    currency: products[0]?.currency ?? currency,
    items: products.map((product, index) => indexed(product, offset + index + 1)),
  }),
  select_item: ({ product, position, listName }, { listId }) => ({
    item_list_id: listId,
    item_list_name: listName,
    items: [indexed(product, position)],
  }),
  view_item: (sold, context) => pieces([{ sold, quantity: 1 }], context),
  add_to_cart: pieces,
  remove_from_cart: pieces,
  view_cart: cartContent,
  begin_checkout: ({ cart }, context) => cartContent(cart, context),
  add_shipping_info: ({ cart, choice }, context) => ({ ...cartContent(cart, context), shipping_tier: choice }),
  add_payment_info: ({ cart, choice }, context) => ({ ...cartContent(cart, context), payment_type: choice }),
  purchase,
  add_to_wishlist: (sold, context) => pieces([sold], context),
}

/** The entry of the data layer for an event, in the shape of GA4 (ANA-01..03). Contains no personal data. */
export function analyticsEntry<E extends AnalyticsEvent>(event: E, facts: Facts[E], context: AnalyticsContext): AnalyticsEntry {
  if (event === 'search') return { event, search_term: searchTerm(facts as string) }
  if (event === 'sign_up' || event === 'login') return { event, method: facts as string }
  const build = ecommerce[event as keyof typeof ecommerce] as (facts: Facts[E], context: AnalyticsContext) => Ecommerce
  return { event: event as keyof typeof ecommerce, ecommerce: build(facts, context) }
}
