import type { Amounts } from '../../server/catalogue/records/amounts.ts'
import type { CartPrice } from '../../server/engine/engine.ts'
import { defaultVATRate } from '../../src/domain/constants.ts'
import { roundMoney } from '../../src/domain/money.ts'
import type { PriceRequest } from '../../src/model/cart/price-request.ts'
import type { ProductDetail } from '../../src/model/cart/pricing.ts'
import type { EnginePrice } from '../adapter.ts'
import { isKnown, type RequestedLine } from './to-engine-cart.ts'

const issue = 'UnavailableProductQuantity'

/** The engine's prices of the known lines, as the response of POST /api/orders/price. */
export function toCartPrice(
  request: PriceRequest,
  lines: readonly RequestedLine[],
  { price, amounts: { currency, toSmall, toUnits } }: { price: EnginePrice; amounts: Amounts },
): CartPrice {
  const prices = new Map(lines.filter(isKnown).map(({ guid }, index) => [guid, price.lines[index]]))
  const { total, totalVAT, delivery } = price
  const unsold = lines.filter(({ guid }) => prices.get(guid) === undefined)
  const hasCode = Boolean(request.discountCode) && lines.length > unsold.length
  return {
    total,
    totalVAT,
    totalWithoutVAT: toUnits(toSmall(total - totalVAT)),
    VAT: total > totalVAT ? roundMoney(totalVAT / (total - totalVAT)) : defaultVATRate,
    currency,
    deliveryPrice: delivery,
    productDetails: Object.fromEntries(
      lines.map(({ guid, quantity }): [string, ProductDetail] => {
        const priced = prices.get(guid)
        const { old, total: totalWithVAT } = priced ?? {}
        return [guid, { ...(priced && { price: priced.price, priceOld: old, totalWithVAT }), quantity, services: [] }]
      }),
    ),
    issues: unsold.map(({ guid, code }) => ({ type: issue, guid, code })),
    warnings: [
      ...lines.filter((line) => !isKnown(line)).map(({ guid, code }) => ({ type: 'UnknownProduct', guid, code })),
      ...(hasCode && !price.isDiscounted ? ['NoProductQualifiesForDiscountCode'] : []),
      ...(request.giftVoucher ? ['GiftVoucherNotValid'] : []),
      ...(price.isDelivered ? [] : [{ type: 'UnknownShippingMethod', code: request.deliveryOptions?.[0]?.id }]),
    ],
  }
}
