import type { PriceRequest } from '../model/cart/price-request.ts'
import type { OrderRequest } from '../model/checkout/order-request.ts'
import type { LoginRequest } from '../model/session/login-requests.ts'
import { stringify } from '../model/stringify.ts'
import type { Wishlist } from '../model/wishlist/wishlist.ts'
import { listCategories, listFilters, listProducts, listVariants, productOf } from './catalogue.ts'
import { placeOrder, priceOf } from './checkout.ts'
import { type DemoData, dataIn } from './data.ts'
import { unknownNames } from './unknown-names.ts'
import { changeVisitor, readVisitor } from './visitor.ts'

/*
 * The shop of `mode="demo"`: answers the requests of the kit inside the page, with the data that tools/demo-shop/demo-shop.ts took from the
 * reference server and with the price rules of that server. Nothing is sent anywhere.
 */
interface Asked {
  data: DemoData
  language: string
  query: URLSearchParams
  /** the parts of the path that match the stars */
  parts: readonly string[]
  headers: Headers
  /** of the kit's own request */
  body: unknown
}
type Answer = { status?: number; body?: unknown; total?: number }

const dayMs = 86_400_000
/** password of the demo's account; any address is accepted */
const demoPassword = 'demo'

const fail = (status: number, name: string): Answer => ({ status, body: { name, message: name } })
const notFound = fail(404, 'NotFound')
const done: Answer = { body: {} }

const forCustomer = (answer: (asked: Asked) => Answer) => (asked: Asked) =>
  readVisitor().isLoggedIn ? answer(asked) : fail(401, 'LoginNeeded')

const stored =
  (name: string) =>
  ({ data }: Asked): Answer => ({ body: data[name] })
const named =
  (name: 'forms' | 'menus') =>
  ({ data, parts: [id = ''] }: Asked): Answer => {
    const body = Object.hasOwn(data[name], id) ? data[name][id] : undefined
    return body === undefined ? notFound : { body }
  }
const page = ({ data, query }: Asked): Answer => {
  const path = query.get('path') ?? '/'
  const body = data.pages[path] ?? data.pages[path.replace(/\/$/, '')] ?? (/index\.html$|\/$/.test(path) ? data.pages['/'] : undefined)
  return body === undefined ? notFound : { body }
}
const pageOf = <T>(items: readonly T[], query: URLSearchParams): Answer => {
  const size = Number(query.get('size')) || items.length
  const from = (Number(query.get('page')) || 0) * size
  return { body: items.slice(from, from + size), total: items.length }
}
const login = (): Answer => {
  changeVisitor({ isLoggedIn: true })
  return done
}

function order({ data, language, headers, body }: Asked): Answer {
  const request = body as OrderRequest
  const key = `${request.cart.guid} ${headers.get('idempotency-key')}`
  const { orders, placed } = readVisitor()
  const known = orders.find(({ id }) => id === placed[key])
  if (known) return { body: known }
  const made = placeOrder(data, request, language, `DEMO-${1001 + orders.length}`)
  if (!made) return fail(409, 'UnavailableProductQuantity')
  changeVisitor({ orders: [made, ...orders], placed: { ...placed, [key]: made.id } })
  return { body: made, status: 201 }
}

const exportRows = ({ data, query }: Asked): Answer =>
  pageOf(
    data.products.map(({ model, title, attributes, availableQuantity, priceNow, currency }) => ({
      sku: model,
      brand: attributes?.find(({ code }) => code === 'brand')?.valueTitle,
      title,
      availableQuantity,
      finalPrice: priceNow,
      currency,
    })),
    query,
  )

/** By method and path; a star stands for one part of the path. The first that matches answers. */
const routes: Record<string, (asked: Asked) => Answer> = {
  'GET /api/configuration': stored('configuration'),
  'GET /api/translations': stored('translations'),
  'GET /api/menus/*': named('menus'),
  'GET /api/categories'({ data, query }) {
    const { categories, total } = listCategories(data, query)
    return { body: categories, total }
  },
  'GET /api/products'({ data, query }) {
    const { products, total } = listProducts(data, query)
    return { body: products, total }
  },
  'GET /api/products/filters': ({ data, query }) => ({ body: listFilters(data, query) }),
  'GET /api/unknown-names': ({ data, query }) => ({ body: unknownNames(data, query) }),
  'GET /api/products/*/variants'({ data, query, parts: [id = ''] }) {
    const body = listVariants(data, id, query)
    return body ? { body } : notFound
  },
  'GET /api/products/*/quantity-date-pricing': ({ data, parts: [id = ''] }) => ({
    body: (data.quantityPrices[productOf(data, id)?.id ?? ''] ?? []).map(({ days, ...step }) => ({
      ...step,
      date: new Date(Date.now() + days * dayMs).toISOString().slice(0, 10),
    })),
  }),
  'POST /api/orders/price': ({ data, body }) => ({ body: priceOf(data, body as PriceRequest) }),
  'GET /api/payment-methods': stored('paymentMethods'),
  'GET /api/shipping-methods': stored('shippingMethods'),
  'GET /api/shipping-salons': stored('salons'),
  'GET /api/countries/settings': stored('countries'),
  'GET /api/password_policy': stored('passwordPolicy'),
  'GET /api/orders/order-statuses': stored('orderStatuses'),
  'GET /api/orders/payment-statuses': stored('paymentStatuses'),
  'GET /api/orders': forCustomer(({ data, query }) => pageOf([...readVisitor().orders, ...data.account.orders], query)),
  'POST /api/orders': order,
  'GET /api/productReturns/reasons': stored('returnReasons'),
  'GET /api/productReturns/statuses': stored('returnStatuses'),
  'GET /api/productReturns': forCustomer(() => ({ body: [] })),
  'GET /api/loyalty-programs': forCustomer(({ data }) => ({ body: data.account.loyalty })),
  'GET /api/export/products/catalogue': forCustomer(exportRows),
  'GET /api/forms/*': named('forms'),
  'GET /api/news'({ data, query }) {
    const id = query.get('id')
    if (id === null) return pageOf(data.news, query)
    const body = data.news.find((item) => item.id === id)
    return body ? { body } : notFound
  },
  'GET /content/path-info': page,
  'GET /manifest.json': stored('manifest'),
  'GET /api/customer/account-details': ({ data }) => (readVisitor().isLoggedIn ? { body: data.account.details } : { status: 204 }),
  'POST /api/customer/login': ({ body }) =>
    (body as LoginRequest).password === demoPassword ? login() : fail(401, 'IncorrectCredentials'),
  'POST /api/customer/logout'() {
    changeVisitor({ isLoggedIn: false })
    return done
  },
  'POST /api/register/*': login,
  'POST /api/register-from-order/*': login,
  'GET /api/wishlist/variants': forCustomer(() => ({ body: { variantCodesByProductId: readVisitor().wishlist } })),
  'PUT /api/wishlist/variants'({ body }) {
    changeVisitor({ wishlist: body as Wishlist })
    return { body: { variantCodesByProductId: body } }
  },
  'GET /api/carts'() {
    const { cart } = readVisitor()
    return { body: cart === undefined ? {} : { id: 'demo', data: cart, number: 1 } }
  },
  'POST /api/carts'({ body }) {
    const { active, data } = body as { active?: boolean; data?: string }
    if (active && typeof data === 'string') changeVisitor({ cart: data })
    return { body: { id: 'demo', number: 1 } }
  },
  'POST /api/document': () => ({ body: { _id: 'demo' } }),
}

/** Requests that only tell the shop something; the demo accepts them. */
const isNotice = (method: string, path: string) =>
  method === 'POST' &&
  /^\/api\/(requests|newsletter|translations|reset|mailchimp|send-confirmation-email|update_password|set_password|approve-account)\b/.test(
    path,
  )

/** The parts of a path that match the stars of a route; undefined for another path. */
function partsOf(route: string, path: string): string[] | undefined {
  const [wanted, given] = [route.split('/'), path.split('/')]
  if (wanted.length !== given.length || wanted.some((part, index) => part !== '*' && part !== given[index])) return undefined
  return given.filter((_, index) => wanted[index] === '*').map(decodeURIComponent)
}

function find(method: string, path: string) {
  for (const [route, answer] of Object.entries(routes)) {
    const parts = partsOf(route, `${method} ${path}`)
    if (parts) return { answer, parts }
  }
  return undefined
}

async function bodyOf(request: Request): Promise<unknown> {
  try {
    return await request.json()
  } catch {
    return undefined
  }
}

/** Answers a request of the kit to its shop. */
export async function answer(request: Request): Promise<Response> {
  const { pathname, searchParams: query } = new URL(request.url)
  const { method, headers } = request
  const language = query.get('lang') || headers.get('accept-language') || 'en'
  const found = find(method, pathname)
  const asked = async (): Promise<Asked> => ({
    data: await dataIn(language),
    language,
    query,
    parts: found?.parts ?? [],
    headers,
    body: await bodyOf(request),
  })
  const { status = 200, body, total } = found ? found.answer(await asked()) : isNotice(method, pathname) ? done : notFound
  request.signal.throwIfAborted()
  return new Response(body === undefined ? null : stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...(total !== undefined && { 'total-count': String(total) }) },
  })
}
