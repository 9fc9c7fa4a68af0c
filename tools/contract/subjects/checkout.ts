import { deliveryKind } from '../../../src/domain/cart/delivery.ts'
import { countries } from '../../../src/model/account/address.ts'
import { paymentMethods, shippingMethods } from '../../../src/model/checkout/checkout-methods.ts'
import { salons } from '../../../src/model/map/salon.ts'
import { type Capability, check, essential } from '../check.ts'
import { assertOneCurrency } from '../currency.ts'
import { assertRefused, readAnswer } from '../http/read.ts'
import { Untried } from '../http/unmet.ts'
import { nonsense } from './lists.ts'

const methods: Capability = {
  id: 'methods',
  title: 'Delivery, payment and countries',
  tags: ['cart'],
  isCore: true,
  checks: [
    essential('there are delivery methods', async ({ visitor, data }) => {
      const answer = await visitor.get('/api/shipping-methods', { lang: await data.language() })
      answer.assert(readAnswer(answer, shippingMethods, 'delivery methods').length > 0, 'at least one delivery method')
    }),
    check('prices of deliveries are in the currency of the list', async (visit) => {
      const { visitor, data } = visit
      const answer = await visitor.get('/api/shipping-methods', { lang: await data.language() })
      for (const { id, price, currency } of readAnswer(answer, shippingMethods, 'delivery methods'))
        if (price) await assertOneCurrency(visit, answer, `the price of ${id}`, currency)
    }),
    essential('there are payment methods', async ({ visitor, data }) => {
      const answer = await visitor.get('/api/payment-methods', { lang: await data.language() })
      answer.assert(readAnswer(answer, paymentMethods, 'payment methods').length > 0, 'at least one payment method')
    }),
    check('the countries of the shop, with VAT as a rate', async ({ visitor }) => {
      const answer = await visitor.get('/api/countries/settings')
      const found = readAnswer(answer, countries, 'countries')
      answer.assert(found.length > 0, 'at least one country')
      const odd = found.find(({ VAT = 0 }) => VAT < 0 || VAT >= 1)
      answer.assert(!odd, 'VAT from 0 to 1, where 0.21 is 21 percent', `${odd?.VAT} in ${odd?.code}`)
    }),
  ],
}

const pickup: Capability = {
  id: 'salons',
  title: 'Shops for collection',
  tags: ['cart', 'contacts', 'contacts-map'],
  checks: [
    essential('lists the shops', async ({ visitor, data }) => {
      const answer = await visitor.get('/api/shipping-salons', { lang: await data.language() })
      const found = readAnswer(answer, salons, 'shops')
      const needsOne = (await data.shippingMethods()).some(({ type }) => deliveryKind(type) === 'salon')
      answer.assert(found.length > 0 || !needsOne, 'at least one shop, as a delivery method collects there', 'none')
      const odd = found.find(({ coordinates }) => coordinates !== undefined && !/^-?[\d.]+\s*,\s*-?[\d.]+$/.test(coordinates))
      answer.assert(!odd, 'coordinates as lat,lng', `${odd?.coordinates}`)
    }),
  ],
}

const offers: Capability = {
  id: 'offers',
  title: 'Commercial offer as PDF',
  tags: ['cart', 'account'],
  checks: [
    essential('a cart becomes a PDF', async ({ visitor, data }) => {
      const [line, { product, variant }] = [await data.line(), await data.sellable()]
      const price = variant.priceNow ?? 0
      const cart = {
        guid: 'contract-test',
        products: [{ ...line, title: product.title, price }],
        total: price,
        totalWithoutVAT: price,
        totalVAT: 0,
        VAT: 0,
        isPriced: true,
      }
      const body = { stringifiedContent: JSON.stringify(cart), locale: await data.language() }
      const answer = await visitor.post('/api/pdfRendering/preview/commercialOffer', body)
      if (answer.status === 503) throw new Untried('the server is too busy for a PDF')
      answer.assertStatus(200)
      answer.assert(answer.text.startsWith('%PDF'), 'a PDF')
      answer.assert(answer.headers.get('content-disposition')?.includes('filename'), 'a Content-Disposition with a file name', 'none')
    }),
    check('content that is no cart is refused', async ({ visitor }) => {
      const answer = await visitor.post('/api/pdfRendering/preview/commercialOffer', { stringifiedContent: nonsense, locale: 'en' })
      assertRefused(answer, 400, 422)
    }),
  ],
}

export const checkoutCapabilities = [methods, pickup, offers]
