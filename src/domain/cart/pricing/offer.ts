/** A paid extra of one piece; cents, VAT included. */
export interface Extra {
  code: string
  title: string
  price: number
  /** code of the variant added to the piece */
  variant?: string
}

/** A variant with its stock. */
export interface Stocked {
  code: string
  /** available pieces */
  available: number
  sellWithoutStock: boolean
}

/** A variant that can be added to a line. */
export interface Addable extends Stocked {
  title: string
  price: number
}

/** An input of a product. `price` applies to any text; `values` have prices per value. */
export interface Input {
  title: string
  price: number
  values: ReadonlyMap<string, { title: string; price: number }>
  /** for inputs that choose products: variants of the chosen ones by product id, cheapest first */
  products?: ReadonlyMap<string, readonly Addable[]>
}

/** The price of one piece from a quantity and a delivery time in days. */
export interface VolumePrice {
  from: number
  days: number
  price: number
  priceOld: number | undefined
}

/** A sellable variant; prices in cents, VAT included. */
export interface Offer extends Stocked {
  price: number
  priceOld: number | undefined
  /** ids of its category and the parents */
  categories: readonly string[]
  lists: readonly string[]
  volume: readonly VolumePrice[]
  /** extras of the variant's own attribute values */
  extras: readonly Extra[]
  /** by attribute code */
  inputs: ReadonlyMap<string, Input>
}

/** A discount: percent or amount (cents) off the lines that qualify. */
export interface Discount {
  percent: number | undefined
  amount: number | undefined
  list: string | undefined
  category: string | undefined
  /** minimum and maximum total of the cart, cents */
  from: number | undefined
  upTo: number | undefined
}

/** The price of one delivery; cents, VAT included. */
export interface Delivery {
  method: string
  title: string
  price: number
}

/** Everything that determines a price, apart from the request. */
export interface PriceBook {
  /** by variant code; unknown codes are not sold */
  offers: ReadonlyMap<string, Offer>
  /** percent off every piece for this customer, before any code; 0: none */
  loyaltyPercent: number
  /** the requested discount, if its code is valid */
  discount: Discount | undefined
  /** balance of the requested gift voucher; undefined if it is not valid */
  voucherBalance: number | undefined
  /** one per requested delivery option; undefined for an unknown method */
  deliveries: readonly (Delivery | undefined)[]
  /** cents of products from which delivery is free; undefined: it never is */
  freeDeliveryFrom: number | undefined
  /** 0.21 is 21 percent */
  vatRate: number
  now: Date
}
