/** A paid extra of one piece; cents, VAT included. */
export interface Extra {
  code: string
  title: string
  price: number
  /** code of the variant that is packed with the piece */
  variant?: string
}

/** A variant as the warehouse knows it. */
export interface Stocked {
  code: string
  /** pieces that can be bought now */
  available: number
  sellWithoutStock: boolean
}

/** A variant that can be added to a line. */
export interface Addable extends Stocked {
  title: string
  price: number
}

/** What a shopper may fill in for a product: a price for anything filled in, or one for each value known. */
export interface Input {
  title: string
  price: number
  values: ReadonlyMap<string, { title: string; price: number }>
  /** where products are chosen: the variants of those that are, by product, the cheapest first */
  products?: ReadonlyMap<string, readonly Addable[]>
}

/** The price of one piece from a quantity on, if there are that many days until the delivery. */
export interface VolumePrice {
  from: number
  days: number
  price: number
  priceOld: number | undefined
}

/** What the shop knows about a variant that can be bought; prices in cents, VAT included. */
export interface Offer extends Stocked {
  price: number
  priceOld: number | undefined
  /** its category and all above it */
  categories: readonly string[]
  lists: readonly string[]
  volume: readonly VolumePrice[]
  /** extras that come with the variant itself */
  extras: readonly Extra[]
  /** by attribute code */
  inputs: ReadonlyMap<string, Input>
}

/** A discount code: percent or amount (cents) off what qualifies. */
export interface Discount {
  percent: number | undefined
  amount: number | undefined
  list: string | undefined
  category: string | undefined
  /** what the cart must cost at least and at most, cents */
  from: number | undefined
  upTo: number | undefined
}

/** What bringing one part of a cart costs, cents, VAT included. */
export interface Delivery {
  method: string
  title: string
  price: number
}

/** Everything except the request that determines a price. */
export interface PriceBook {
  /** by variant code; what is not in it is not sold */
  offers: ReadonlyMap<string, Offer>
  /** the code that was asked for, if it exists and still holds */
  discount: Discount | undefined
  /** what is left on the gift voucher that was asked for; undefined: there is no such voucher */
  voucherBalance: number | undefined
  /** one for each delivery option asked for; undefined: there is no such way of delivery */
  deliveries: readonly (Delivery | undefined)[]
  /** 0.21 is 21 percent */
  vatRate: number
  now: Date
}
