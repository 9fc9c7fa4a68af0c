import type { Delivery } from '../../../src/domain/cart/pricing/offer.ts'
import { type PricedCart, priceCart } from '../../../src/domain/cart/pricing/price-cart.ts'
import { defaultVATRate } from '../../../src/domain/constants.ts'
import { toCents } from '../../../src/domain/money.ts'
import type { PriceRequest } from '../../../src/model/cart/price-request.ts'
import { findReachedDiscount } from '../../account/loyalty/read-programs.ts'
import type { CatalogueContent } from '../../catalogue/index/catalogue.ts'
import type { Db } from '../../db/db.ts'
import type { Limiter, Rule } from '../../http/limiter.ts'
import { badRequest } from '../../http/problem.ts'
import type { Language } from '../../languages/language.ts'
import { checkFilledIn } from './check-filled-in.ts'
import { makeCodeGuesses } from './code-guesses.ts'
import { loadDiscount, loadVoucherBalance, normalised } from './load-codes.ts'
import { loadDeliveries } from './load-deliveries.ts'
import { loadOffers } from './load-offers.ts'

const maxDeliveries = 50

export interface Priced {
  cart: PricedCart
  /** one per delivery option */
  deliveries: readonly (Delivery | undefined)[]
  /** 0.21 is 21 percent */
  vatRate: number
}

/** The client of a request; `peer` is its key for rate limits. */
export interface Client {
  language: Language
  peer: string
}

export interface Buyer extends Client {
  /** id of the customer; undefined for a guest */
  customer: string | undefined
}

/** The terms of the shop's settings that decide prices. */
export interface PriceTerms {
  /** in units of the currency */
  freeDeliveryFrom: number | undefined
  hasLoyaltyPrograms: boolean
}

/** Prices carts, orders and offers. One instance per shop, because it counts the codes that are looked up. */
export interface Pricer {
  /** Throws a 400 for invalid lines, inputs or deliveries, and a 429 after too many wrong codes. */
  price(db: Db, request: PriceRequest, buyer: Buyer): Promise<Priced>
}

/** The VAT rate of the billing country, else of the delivery country, else the default. */
async function vatRateOf(db: Db, { billingCountry, deliveryCountry }: PriceRequest): Promise<number> {
  const [row] = await db.query<{ rate: number }>('select vat_rate::float8 as rate from country where code = $1', [
    billingCountry || deliveryCountry || '',
  ])
  return row?.rate ?? defaultVATRate
}

export function createPricer(
  { languages, servicePrices }: CatalogueContent,
  now: () => Date,
  readTerms: (db: Db) => Promise<PriceTerms>,
  limiterOf: (rule: Rule) => Limiter,
): Pricer {
  const guesses = makeCodeGuesses(limiterOf)

  /** Loads a code; an unknown one counts as a guess. */
  const codeOf = async <T>(code: string | undefined, peer: string, load: (code: string) => Promise<T | undefined>) =>
    code ? guesses.find(peer, normalised(code), load) : undefined

  return {
    async price(db, request, { language, peer, customer }) {
      const { products, deliveryOptions = [] } = request
      if (new Set(products.map(({ guid }) => guid)).size < products.length) throw badRequest('Two lines have the same guid')
      if (deliveryOptions.length > maxDeliveries) throw badRequest('Too many deliveries')
      products.forEach(checkFilledIn)
      const at = now()
      const discount = await codeOf(request.discountCode, peer, (code) => loadDiscount(db, code, at))
      const voucherBalance = await codeOf(request.giftVoucher, peer, (code) => loadVoucherBalance(db, code, at))
      const offers = await loadOffers(db, products, { language, servicePrices })
      const deliveries = await loadDeliveries(db, languages, deliveryOptions, language)
      const vatRate = await vatRateOf(db, request)
      const { freeDeliveryFrom: limit, hasLoyaltyPrograms } = await readTerms(db)
      const loyaltyPercent = customer !== undefined && hasLoyaltyPrograms ? await findReachedDiscount(db, customer, at) : 0
      const cart = priceCart(request, {
        offers,
        loyaltyPercent,
        discount,
        voucherBalance,
        deliveries,
        vatRate,
        now: at,
        freeDeliveryFrom: limit !== undefined && limit > 0 ? toCents(limit) : undefined,
      })
      const isFree = cart.freeDeliveryMissing === 0
      return { cart, deliveries: isFree ? deliveries.map((delivery) => delivery && { ...delivery, price: 0 }) : deliveries, vatRate }
    },
  }
}
