import { type Pricing, pricing } from '../../../src/model/cart/pricing.ts'
import { type Capability, check, essential } from '../check.ts'
import { assertOneCurrency } from '../currency.ts'
import type { Answer } from '../http/answer.ts'
import { assertRefused, assertSurvived, readAnswer, readLoosely } from '../http/read.ts'
import { Untried } from '../http/unmet.ts'
import type { Visit } from '../visit.ts'
import { nonsense } from './lists.ts'

const path = '/api/orders/price'
const cents = (amount: number) => Math.round(amount * 100)
const unavailable = 'UnavailableProductQuantity'

/** POST /api/orders/price of some lines. */
const ask = async ({ visitor, data }: Visit, products: readonly object[], more: object = {}): Promise<Answer> =>
  visitor.post(path, { products, ...more }, { query: { lang: await data.language() } })

const read = (answer: Answer): Pricing => readLoosely(answer, pricing, 'prices')

const issueOf = ({ issues = [] }: Pricing, guid: string) => issues.find((issue) => issue.type === unavailable && issue.guid === guid)

/** Lines with prices, which a client has no say in. */
const withOwnPrices = <T extends object>(line: T) => ({
  ...line,
  price: 0.01,
  priceNow: 0.01,
  priceOld: 0.01,
  total: 0.01,
  totalWithVAT: 0.01,
  discount: 99,
})

const prices: Capability = {
  id: 'prices',
  title: 'Prices of a cart',
  tags: ['cart', 'side-cart', 'cart-button', 'header', 'footer'],
  isCore: true,
  checks: [
    essential('a line has a price, and the cart a total', async (visit) => {
      const line = await visit.data.line()
      const answer = await ask(visit, [line])
      const { total, productDetails = {} } = readAnswer(answer, pricing, 'prices')
      answer.assert(productDetails[line.guid]?.price !== undefined, `productDetails.${line.guid} with a price, by the guid of the line`)
      answer.assert(total > 0, 'a total above 0', String(total))
    }),
    check('the price of a line is that of the product page', async (visit) => {
      const [line, { variant }] = [await visit.data.line(), await visit.data.sellable()]
      const answer = await ask(visit, [line])
      const price = read(answer).productDetails?.[line.guid]?.price
      answer.assert(price === variant.priceNow, `the price ${variant.priceNow} of the variant ${variant.code}`, String(price))
    }),
    check('the cart is in the currency of the list, and so are the variants', async (visit) => {
      const { product, variant } = await visit.data.sellable()
      const answer = await ask(visit, [await visit.data.line()])
      await assertOneCurrency(visit, answer, 'prices', read(answer).currency)
      const listed = product.currency
      answer.assert(
        variant.currency === undefined || variant.currency === listed,
        `the variant ${variant.code} in ${listed}`,
        variant.currency,
      )
    }),
    check('three pieces cost what their line says, and the total adds up', async (visit) => {
      const line = await visit.data.line(3)
      const answer = await ask(visit, [line])
      const { total, productDetails = {}, deliveryPrice = 0 } = read(answer)
      const { price = 0, totalWithVAT = Number.NaN, quantity = 3 } = productDetails[line.guid] ?? {}
      answer.assert(quantity === 3, 'the quantity 3', String(quantity))
      answer.assert(Math.abs(cents(totalWithVAT) - 3 * cents(price)) <= 3, `totalWithVAT ${(3 * cents(price)) / 100}`, String(totalWithVAT))
      answer.assert(
        cents(total) === cents(totalWithVAT) + cents(deliveryPrice),
        `the total ${totalWithVAT} plus delivery ${deliveryPrice}`,
        String(total),
      )
    }),
    check('prices sent by the client are ignored', async (visit) => {
      const line = await visit.data.line()
      const [honest, answer] = [
        read(await ask(visit, [line])),
        await ask(visit, [withOwnPrices(line)], { total: 0.01, productDetails: { [line.guid]: { price: 0.01 } } }),
      ]
      if (!answer.isOk) return assertRefused(answer, 400, 422)
      const { total, productDetails } = read(answer)
      answer.assert(total === honest.total, `the total ${honest.total}, as without them`, String(total))
      const [own, sent] = [honest.productDetails?.[line.guid]?.price, productDetails?.[line.guid]?.price]
      answer.assert(own === sent, `the price ${own}, as without them`, String(sent))
    }),
    check('an unknown code is an issue of its line, without a price', async (visit) => {
      const [line, good] = [{ ...(await visit.data.line()), code: nonsense }, await visit.data.line()]
      const answer = await ask(visit, [line, good])
      const result = read(answer)
      answer.assert(issueOf(result, line.guid), `the issue ${unavailable} of the line ${line.guid}`, JSON.stringify(result.issues ?? []))
      answer.assert(result.productDetails?.[line.guid]?.price === undefined, 'no price of a line that cannot be sold')
      answer.assert(result.productDetails?.[good.guid]?.price !== undefined, 'the price of the other line')
    }),
    check('more than the stock is an issue of its line', async (visit) => {
      const { product, variant } = await visit.data.sellable()
      const isLimited =
        !(variant.sellWithoutStock ?? product.sellWithoutStock) &&
        variant.availableQuantity !== undefined &&
        variant.availableQuantity < 9999
      if (!isLimited) throw new Untried(`the quantity of ${variant.code} has no known limit`)
      const line = await visit.data.line(9999)
      const answer = await ask(visit, [line])
      const result = read(answer)
      answer.assert(
        issueOf(result, line.guid),
        `the issue ${unavailable}, as only ${variant.availableQuantity} are in stock`,
        JSON.stringify(result.issues ?? []),
      )
    }),
    check('an empty cart costs nothing', async (visit) => {
      const answer = await ask(visit, [])
      answer.assert(read(answer).total === 0, 'the total 0', String(read(answer).total))
    }),
    check('quantities that are no whole pieces are refused', async (visit) => {
      const line = await visit.data.line()
      for (const quantity of [0, -1, 1.5, 10_000, '1', null]) assertRefused(await ask(visit, [{ ...line, quantity }]), 400, 422)
    }),
    check('malformed requests are refused', async ({ visitor }) => {
      assertRefused(await visitor.post(path, '{'), 400)
      for (const body of [{}, { products: 'all' }, { products: [{}] }, []]) assertRefused(await visitor.post(path, body), 400, 422)
    }),
  ],
}

const codes: Capability = {
  id: 'codes',
  title: 'Discount codes and gift vouchers',
  tags: ['cart'],
  checks: [
    essential('an unknown discount code changes no price and gives a warning', async (visit) => {
      const line = await visit.data.line()
      const [plain, answer] = [read(await ask(visit, [line])), await ask(visit, [line], { discountCode: nonsense })]
      const { total, warnings } = read(answer)
      answer.assert(total === plain.total, `the total ${plain.total}`, String(total))
      answer.assert(warnings && Object.keys(warnings).length > 0, 'a warning, such as NoProductQualifiesForDiscountCode', 'no warnings')
    }),
    check('an unknown voucher and odd codes are refused or ignored', async (visit) => {
      const line = await visit.data.line()
      for (const more of [{ giftVoucher: nonsense }, { discountCode: "' or 1=1 --" }]) assertSurvived(await ask(visit, [line], more))
    }),
  ],
}

export const priceCapabilities = [prices, codes]
