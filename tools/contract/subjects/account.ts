import { lacks } from '../../../src/domain/app/lacks.ts'
import { customerDetails } from '../../../src/model/account/customer.ts'
import { exportPage } from '../../../src/model/account/export-row.ts'
import { loyaltyPrograms } from '../../../src/model/account/loyalty-program.ts'
import { orderStatuses, orders } from '../../../src/model/account/order.ts'
import { productReturns, returnCodes } from '../../../src/model/account/product-return.ts'
import { passwordPolicy } from '../../../src/model/app/configuration.ts'
import { socialProviders } from '../../../src/model/session/social-provider.ts'
import { type Capability, check, essential } from '../check.ts'
import { assertRefused, readAnswer, readLoosely, readTotal } from '../http/read.ts'
import { Untried } from '../http/unmet.ts'
import { testPerson } from '../shop-data.ts'
import type { Visit } from '../visit.ts'
import { counted, nonsense } from './lists.ts'

const visitorStatuses = [204, 401, 403]
const detailsPath = '/api/customer/account-details'

const login: Capability = {
  id: 'login',
  title: 'Login and the details of the customer',
  tags: ['login', 'account', 'account-menu', 'account-section', 'header'],
  checks: [
    essential('wrong credentials are refused with 401', async ({ visitor }) =>
      assertRefused(await visitor.post('/api/customer/login', { email: `${nonsense}@example.com`, password: nonsense }), 401),
    ),
    check('a visitor has no details', async (visit) => (await visit.newVisitor().get(detailsPath)).assertStatus(...visitorStatuses)),
    check('a login starts a session, and a logout ends it', async (visit) => {
      const { login: credentials } = visit.options
      if (!credentials) throw new Untried('needs --login user:password')
      const client = visit.newVisitor()
      const answer = await client.post('/api/customer/login', credentials)
      answer.assert(answer.isOk, 'status 200 for the given login')
      const cookies = answer.headers.getSetCookie()
      answer.assert(
        cookies.every((cookie) => /httponly/i.test(cookie)),
        'a session cookie that scripts cannot read (HttpOnly)',
        'a cookie without HttpOnly',
      )
      readAnswer(await client.get(detailsPath), customerDetails, 'details of the customer')
      const out = await client.post('/api/customer/logout')
      out.assert(out.isOk, 'status 200')
      ;(await client.get(detailsPath)).assertStatus(...visitorStatuses)
    }),
    check('a wrong password of the given account is refused like an unknown one', async (visit) => {
      const { login: credentials } = visit.options
      if (!credentials) throw new Untried('needs --login user:password')
      const unknown = await visit.newVisitor().post('/api/customer/login', { email: `${nonsense}@example.com`, password: nonsense })
      const wrong = await visit.newVisitor().post('/api/customer/login', { email: credentials.email, password: nonsense })
      assertRefused(wrong, 401)
      wrong.assert(wrong.text === unknown.text, 'the same answer as for an unknown account', wrong.summary)
    }),
    check('malformed logins are refused', async ({ visitor }) => {
      for (const body of [{}, { email: 5, password: 5 }, '{']) assertRefused(await visitor.post('/api/customer/login', body), 400, 401, 422)
    }),
  ],
}

const ordersPath = '/api/orders'

const history: Capability = {
  id: 'order-history',
  title: 'Orders of the customer',
  tags: ['account', 'account-section', 'account-menu', 'header'],
  checks: [
    essential('a visitor is refused', async (visit) => assertRefused(await visit.newVisitor().get(ordersPath), 401, 403)),
    check('a customer gets pages of orders, newest first, with their total', async (visit) => {
      const client = await visit.customer()
      const answer = await client.get(ordersPath, { page: 0, size: 10 }, counted)
      const found = readAnswer(answer, orders, 'orders')
      answer.assert(readTotal(answer) >= found.length, `total-count of at least ${found.length}`, String(readTotal(answer)))
      const dates = found.flatMap(({ date }) => date ?? [])
      answer.assert([...dates].sort().reverse().join() === dates.join(), 'the newest order first', dates.slice(0, 3).join(', '))
      const next = await client.get(ordersPath, { page: 100_000, size: 10 })
      next.assert(readLoosely(next, orders, 'an empty list').length === 0, 'an empty list beyond the last page')
    }),
    check('every status of an order has a title', async (visit) => {
      const { visitor, data } = visit
      const headers = { 'Accept-Language': await data.language() }
      const [status, payment] = [
        await visitor.get('/api/orders/order-statuses', {}, headers),
        await visitor.get('/api/orders/payment-statuses', {}, headers),
      ]
      const [titles, payments] = [
        readAnswer(status, orderStatuses, 'titles by status'),
        readAnswer(payment, orderStatuses, 'titles by status'),
      ]
      const placed = readLoosely(await (await visit.customer()).get(ordersPath, { size: 50 }), orders, 'orders')
      for (const order of placed) {
        status.assert(!order.status || titles[order.status], `a title of the status ${order.status}`, Object.keys(titles).join(', '))
        payment.assert(
          !order.paymentStatus || payments[order.paymentStatus],
          `a title of ${order.paymentStatus}`,
          Object.keys(payments).join(', '),
        )
      }
    }),
  ],
}

const incomplete = {
  ...testPerson,
  b2bCustomer: true,
  gdprAccepted: true,
  password: 'short',
  password2: 'other',
  agreeToPrivacyAndTerms: false,
}

const registration: Capability = {
  id: 'registration',
  title: 'Registration',
  tags: ['login', 'account'],
  checks: [
    essential('an incomplete registration is refused', async ({ visitor, data }) =>
      assertRefused(await visitor.post(`/api/register/${await data.language()}`, incomplete), 400, 422),
    ),
    check('malformed registrations are refused', async ({ visitor, data }) => {
      for (const body of [{}, [], '{']) assertRefused(await visitor.post(`/api/register/${await data.language()}`, body), 400, 422)
    }),
    check('an unknown token confirms nothing', async ({ visitor }) => {
      assertRefused(await visitor.post('/api/approve-account', { token: nonsense }), 400, 401, 404, 422)
    }),
    check('the confirmation mail is answered alike for unknown addresses', async ({ visitor, data }) => {
      const { features } = await data.configuration()
      if (features?.customerEmailConfirmation !== true) throw new Untried('the configuration does not enable customerEmailConfirmation')
      const answer = await visitor.post(`/api/send-confirmation-email/${await data.language()}`, { email: `${nonsense}@example.com` })
      answer.assert(answer.isOk, 'status 200, which does not tell whether the account exists')
    }),
  ],
}

const passwords: Capability = {
  id: 'passwords',
  title: 'Forgotten and new passwords',
  tags: ['login', 'account'],
  checks: [
    essential('a reset is answered alike for unknown addresses', async ({ visitor, data }) => {
      if (lacks(await data.configuration(), 'passwordReset')) throw new Untried('the configuration says passwordReset: false')
      const answer = await visitor.post('/api/reset', { lang: await data.language(), email: `${nonsense}@example.com` })
      answer.assert(answer.isOk, 'status 200, which does not tell whether the account exists')
    }),
    check('the rules for passwords', async ({ visitor }) => readAnswer(await visitor.get('/api/password_policy'), passwordPolicy, 'rules')),
    check('an unknown id sets no password', async ({ visitor }) =>
      assertRefused(await visitor.post('/api/set_password', { password: 'Birch-and-7-oaks', id: nonsense }), 400, 401, 404, 422),
    ),
    check('a visitor cannot change a password', async (visit) =>
      assertRefused(await visit.newVisitor().post('/api/update_password', { password: 'Birch-and-7-oaks' }), 401, 403),
    ),
  ],
}

const accountOfOrder: Capability = {
  id: 'order-account',
  title: 'Account of a guest who ordered',
  tags: ['cart'],
  checks: [
    essential('an order of somebody else gives no account', async (visit) => {
      const body = { order: nonsense, password: 'Birch-and-7-oaks', gdprAccepted: true }
      const answer = await visit.newVisitor().post(`/api/register-from-order/${await visit.data.language()}`, body)
      assertRefused(answer, 400, 401, 403, 404)
    }),
  ],
}

const otherLogins: Capability = {
  id: 'other-logins',
  title: 'Login by a provider or an operator',
  tags: ['login', 'impersonation'],
  checks: [
    essential('an unknown token logs nobody in', async (visit) =>
      assertRefused(await visit.newVisitor().post('/api/customer/impersonate', { token: nonsense }), 400, 401, 403),
    ),
    check('an unknown code of a provider logs nobody in', async (visit) => {
      for (const provider of socialProviders)
        assertRefused(await visit.newVisitor().post(`/api/auth/${provider}`, { code: nonsense }), 400, 401, 403, 404)
    }),
  ],
}

async function assertFeature(
  { data }: Visit,
  name: 'enableProductReturns' | 'loyaltyPrograms' | 'customerProductCatalogue',
): Promise<void> {
  const { features = {}, ...rest } = await data.configuration()
  if (features[name] !== true && rest[name] !== true) throw new Untried(`the configuration does not enable ${name}`)
}

const returns: Capability = {
  id: 'returns',
  title: 'Returns',
  tags: ['account', 'account-section'],
  checks: [
    essential('reasons and statuses have titles', async (visit) => {
      await assertFeature(visit, 'enableProductReturns')
      const query = { lang: await visit.data.language() }
      for (const kind of ['reasons', 'statuses']) {
        const answer = await visit.visitor.get(`/api/productReturns/${kind}`, query)
        answer.assert(readAnswer(answer, returnCodes, 'codes with titles').length > 0, 'at least one of them')
      }
    }),
    check('a visitor is refused', async (visit) => {
      const client = visit.newVisitor()
      assertRefused(await client.get('/api/productReturns', { orderId: nonsense }), 401, 403)
      assertRefused(await client.post('/api/productReturns', { orderId: nonsense, products: [], reason: nonsense }), 401, 403)
    }),
    check('a customer gets the returns of an order, but not of unknown ones', async (visit) => {
      const client = await visit.customer()
      assertRefused(await client.get('/api/productReturns', { orderId: nonsense }), 403, 404)
      assertRefused(
        await client.post('/api/productReturns', { orderId: nonsense, products: [{ code: nonsense, quantity: 1 }], reason: nonsense }),
        400,
        404,
        422,
      )
      const [order] = readLoosely(await client.get(ordersPath, { size: 1 }), orders, 'orders')
      if (order) readAnswer(await client.get('/api/productReturns', { orderId: order.id }), productReturns, 'returns')
    }),
  ],
}

const loyalty: Capability = {
  id: 'loyalty',
  title: 'Loyalty programs',
  tags: ['account', 'account-section'],
  checks: [
    essential('a visitor is refused', async (visit) => {
      await assertFeature(visit, 'loyaltyPrograms')
      assertRefused(await visit.newVisitor().get('/api/loyalty-programs'), 401, 403)
    }),
    check('a customer gets them', async (visit) => {
      const answer = await (await visit.customer()).get('/api/loyalty-programs', { lang: await visit.data.language(), size: 100 })
      readAnswer(answer, loyaltyPrograms, 'loyalty programs')
    }),
  ],
}

const exports: Capability = {
  id: 'export',
  title: 'Export of the catalogue',
  tags: ['account', 'account-section'],
  checks: [
    essential('a visitor is refused', async (visit) => {
      await assertFeature(visit, 'customerProductCatalogue')
      assertRefused(await visit.newVisitor().get('/api/export/products/catalogue'), 401, 403)
    }),
    check('a customer gets pages of rows', async (visit) => {
      const client = await visit.customer()
      const query = { lang: await visit.data.language(), fullInfo: true, size: 2 }
      const answer = await client.get('/api/export/products/catalogue', { ...query, page: 0 }, counted)
      const { count } = readAnswer(answer, exportPage, 'rows')
      answer.assert(count > 0 && count <= 2, 'one or two rows', String(count))
      answer.assert(readTotal(answer) >= count, `total-count of at least ${count}`, String(readTotal(answer)))
      const beyond = await client.get('/api/export/products/catalogue', { ...query, page: 99_999 })
      beyond.assert(readLoosely(beyond, exportPage, 'no rows').count === 0, 'no rows beyond the last page')
    }),
  ],
}

const marketing: Capability = {
  id: 'marketing',
  title: 'Report of carts to the marketing service',
  tags: ['cart'],
  checks: [
    essential('a visitor is refused', async (visit) => {
      const cart = { id: nonsense, total: 0, products: [], productDetails: {}, currency: 'EUR' }
      assertRefused(await visit.newVisitor().post('/api/mailchimp/create_cart', cart), 401, 403)
    }),
    check('a cart of the customer is taken', async (visit) => {
      const client = await visit.customer()
      visit.leave('a reported cart of the given customer')
      const line = await visit.data.line()
      const cart = { id: 'contract-test', total: 1, products: [line], productDetails: { [line.guid]: { price: 1 } }, currency: 'EUR' }
      const answer = await client.post('/api/mailchimp/create_cart', cart)
      answer.assert(answer.isOk, 'status 204')
      assertRefused(await client.post('/api/mailchimp/create_cart', {}), 400, 422)
    }),
  ],
}

export const accountCapabilities = [
  login,
  history,
  registration,
  passwords,
  accountOfOrder,
  otherLogins,
  returns,
  loyalty,
  exports,
  marketing,
]
