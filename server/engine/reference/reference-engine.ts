import { priceResponse } from '../../../src/domain/cart/pricing/price-response.ts'
import { readDetails } from '../../account/customers.ts'
import { lineTitles } from '../../cart/pricing/line-titles.ts'
import { currency } from '../../catalogue/records/euros.ts'
import { onlinePaymentType } from '../../checkout/orders/online-payment.ts'
import { placeOrder } from '../../checkout/orders/place-order.ts'
import { countOrders, readOrders } from '../../checkout/orders/read-orders.ts'
import { readPlacedOrder } from '../../checkout/orders/read-placed-order.ts'
import type { Payments } from '../../checkout/payments/payments.ts'
import type { CoreDeps } from '../../context/deps.ts'
import { loginNeeded } from '../../http/problem.ts'
import { checkLogin } from '../../session/accounts/check-login.ts'
import { registerAccount, registerFromOrder } from '../../session/accounts/register-account.ts'
import type { Engine } from '../engine.ts'
import { readCountries, readDeliveryMethods, readPaymentMethods } from './read-methods.ts'

/** The database of the shop as an engine. */
export function createReferenceEngine(deps: CoreDeps, payments: Payments | undefined): Engine {
  const { db, languages, pricer, now } = deps
  return {
    hasOwnAccounts: true,
    price: async (request, shopper) => {
      const { cart, vatRate } = await pricer.price(db, request, shopper)
      return priceResponse(cart, currency, vatRate, await lineTitles(db, languages, request.products, shopper.language))
    },
    deliveryMethods: ({ language }) => readDeliveryMethods(deps, language),
    paymentMethods: async ({ language }) =>
      (await readPaymentMethods(deps, language)).filter(({ paymentType }) => payments || paymentType !== onlinePaymentType),
    countries: ({ language }) => readCountries(deps, language),
    placeOrder: async (request, key, shopper) => {
      const { id, isNew } = await placeOrder(deps, request, { ...shopper, key, paysOnline: payments !== undefined })
      const order = await readPlacedOrder(deps, id, { language: shopper.language, now: now() })
      const url = await payments?.pageOf(id)
      return { order: url && order.payment ? { ...order, payment: { ...order.payment, url } } : order, isNew }
    },
    signIn: (login) => checkLogin(deps, login),
    signUp: (registration, { language }, onKnown) => registerAccount(deps, registration, language, onKnown),
    customer: async ({ customer }) => (customer === undefined ? undefined : readDetails(db, customer)),
    orders: async (page, { customer, language }) => {
      if (customer === undefined) throw loginNeeded()
      return { orders: await readOrders(deps, customer, { ...page, language, now: now() }), total: await countOrders(db, customer) }
    },
    payments,
    guestOrders: {
      claim: async (order, session) => {
        await db.query('update customer_order set session = $2 where id = $1', [order, session])
      },
      signUp: ({ order, password }, session, { language }, onKnown) =>
        registerFromOrder(deps, { order, session }, password, language, onKnown),
    },
  }
}
