import { defaultVATRate } from '../../../../src/domain/constants.ts'
import type { PriceRequest } from '../../../../src/model/cart/price-request.ts'
import type { Language } from '../../../content/common/shape.ts'
import type { Db } from '../../db/db.ts'
import { badRequest } from '../../http/problem.ts'
import { checkFilledIn } from './check-filled-in.ts'
import { makeCodeGuesses } from './code-guesses.ts'
import { loadDiscount, loadVoucherBalance, normalised } from './load-codes.ts'
import { loadDeliveries } from './load-deliveries.ts'
import { loadOffers } from './load-offers.ts'
import type { Delivery } from './offer.ts'
import { type PricedCart, priceCart } from './price-cart.ts'

const maxDeliveries = 50

export interface Priced {
  cart: PricedCart
  /** one for each delivery option */
  deliveries: readonly (Delivery | undefined)[]
  /** 0.21 is 21 percent */
  vatRate: number
}

/** Who asks: `peer` is the address of the other end of the connection. */
export interface Client {
  language: Language
  peer: string
}

/** Prices carts, orders and offers alike; one for the whole shop, as it remembers who guesses codes. */
export interface Pricer {
  /** Throws a 400 where lines, what is filled in or deliveries do not fit, a 429 for who guesses codes. */
  price(db: Db, request: PriceRequest, asker: Client): Promise<Priced>
}

/** VAT where the buyer is billed, else where the goods go. */
async function vatRateOf(db: Db, { billingCountry, deliveryCountry }: PriceRequest): Promise<number> {
  const [row] = await db.query<{ rate: number }>('select vat_rate::float8 as rate from country where code = $1', [
    billingCountry || deliveryCountry || '',
  ])
  return row?.rate ?? defaultVATRate
}

export function createPricer(now: () => Date): Pricer {
  const guesses = makeCodeGuesses(now)

  /** What a code stands for; a code that stands for nothing counts as a guess. */
  const codeOf = async <T>(code: string | undefined, peer: string, load: (code: string) => Promise<T | undefined>) =>
    code ? guesses.find(peer, normalised(code), load) : undefined

  return {
    async price(db, request, { language, peer }) {
      const { products, deliveryOptions = [] } = request
      if (new Set(products.map(({ guid }) => guid)).size < products.length) throw badRequest('Two lines have the same guid')
      if (deliveryOptions.length > maxDeliveries) throw badRequest('There are too many deliveries')
      products.forEach(checkFilledIn)
      const at = now()
      const discount = await codeOf(request.discountCode, peer, (code) => loadDiscount(db, code, at))
      const voucherBalance = await codeOf(request.giftVoucher, peer, (code) => loadVoucherBalance(db, code, at))
      const offers = await loadOffers(db, products, language)
      const deliveries = await loadDeliveries(db, deliveryOptions, language)
      const vatRate = await vatRateOf(db, request)
      return { cart: priceCart(request, { offers, discount, voucherBalance, deliveries, vatRate, now: at }), deliveries, vatRate }
    },
  }
}
