import { setTimeout as pause } from 'node:timers/promises'
import { listen } from '../../../server/app/listen.ts'
import recorded from './vendure-recorded.json' with { type: 'json' }

type Recorded = (typeof recorded)['products'][number]

interface DoubleOrder {
  code: string
  state: string
  couponCodes: string[]
  orderPlacedAt: string | null
  lines: { id: string; quantity: number }[]
  method?: string | undefined
  payment?: { state: string; metadata: object } | undefined
  customer?: string | undefined
}

interface Session {
  customer: string | undefined
  order: DoubleOrder | undefined
}

/** What goes wrong with the next requests whose text contains `of`. */
export interface Fault {
  of: string
  /** `down` closes the connection, `lost` does so after the work is done, `late` places the order only after its answer was given up */
  kind: 'down' | 'lost' | 'late' | 'slow' | 'error' | 'busy' | 'html'
  times?: number
}

const fields = (text: string, name: string) => text.includes(name)
const noError = { __typename: 'Order' }
const failure = (errorCode: string, message = errorCode) => ({ errorCode, message })
const shippingWithTax = 500
/** A method whose handler leads to the page of a provider. */
export const onlineMethod = { id: '2', code: 'online-payment', name: 'Card', description: '' }
export const payAt = (order: string) => `https://provider.example/pay/${order}`
const taxed = 1.2

/** Vendure's Shop API over HTTP: answers with what a real one has recorded, and keeps sessions, orders and accounts. */
export async function startVendureDouble({ currency = 'EUR' } = {}) {
  const products: Recorded[] = structuredClone(recorded.products)
  const sessions = new Map<string, Session>()
  const placed = new Map<string, DoubleOrder>()
  const accounts = new Map<string, { id: string; password: string; isVerified: boolean; firstName: string; lastName: string }>()
  const requests: string[] = []
  const returnUrls = new Map<string, string | undefined>()
  const faults: Fault[] = []
  let counter = 0
  const methods = [...recorded.activePaymentMethods, onlineMethod]
  const variantOf = (id: string) => products.flatMap(({ variants }) => variants).find((variant) => variant.id === id)

  const toJson = (order: DoubleOrder) => ({
    ...order,
    currencyCode: currency,
    createdAt: '2026-05-04T10:00:00.000Z',
    shipping: order.method ? shippingWithTax : 0,
    shippingWithTax: order.method ? shippingWithTax : 0,
    payments: order.payment ? [order.payment] : [],
    lines: order.lines.flatMap(({ id, quantity }) => {
      const variant = variantOf(id)
      if (!variant) return []
      const price = variant.priceWithTax * (order.couponCodes.length > 0 ? 0.9 : 1)
      return {
        quantity,
        unitPriceWithTax: variant.priceWithTax,
        proratedUnitPriceWithTax: Math.round(price),
        proratedLinePrice: Math.round((price * quantity) / taxed),
        proratedLinePriceWithTax: Math.round(price * quantity),
        productVariant: { id, sku: variant.sku, name: variant.sku },
      }
    }),
  })

  interface Variables {
    id: string
    take: number
    skip: number
    lines: { productVariantId: string; quantity: number }[]
    coupon?: string
    method?: string[] | string
    metadata: { returnUrl?: string }
    code: string
    email: string
    password: string
    input: { emailAddress: string; password: string; firstName: string; lastName: string }
  }

  function fill(session: Session, v: Variables) {
    session.order ??= { code: `ORDER${counter++}`, state: 'AddingItems', couponCodes: [], orderPlacedAt: null, lines: [] }
    const { order } = session
    order.state = 'AddingItems'
    const gone = v.lines.find(({ productVariantId }) => !variantOf(productVariantId))
    if (gone) return { errors: [{ message: 'No ProductVariant', path: ['items'], extensions: { code: 'ENTITY_NOT_FOUND' } }] }
    const stocked = v.lines.filter(
      ({ productVariantId, quantity }) => quantity < 1000 && variantOf(productVariantId)?.stockLevel !== 'OUT_OF_STOCK',
    )
    order.lines = stocked.map(({ productVariantId, quantity }) => ({ id: productVariantId, quantity }))
    if (v.coupon === 'TENTH') order.couponCodes = ['TENTH']
    const method = v.method?.[0]
    const isOffered = recorded.activeShippingMethods.some(({ id }) => id === method)
    order.method = isOffered ? method : undefined
    const coupon = v.coupon === undefined || v.coupon === 'TENTH' ? noError : failure('COUPON_CODE_INVALID_ERROR')
    return {
      data: {
        items: { order: { code: order.code } },
        coupon,
        method: method === undefined || isOffered ? noError : failure('INELIGIBLE_SHIPPING_METHOD_ERROR'),
        order: toJson(order),
      },
    }
  }

  function pay(session: Session, v: Variables) {
    const { order } = session
    if (order?.state !== 'ArrangingPayment') return { data: { paid: failure('ORDER_PAYMENT_STATE_ERROR') } }
    if (!methods.some(({ code }) => code === v.method)) return { data: { paid: failure('INELIGIBLE_PAYMENT_METHOD_ERROR') } }
    const isOnline = v.method === onlineMethod.code
    const metadata = isOnline ? { public: { redirectUrl: payAt(order.code) } } : {}
    order.payment = { state: 'Authorized', metadata }
    if (isOnline) returnUrls.set(order.code, v.metadata.returnUrl)
    Object.assign(order, { state: 'PaymentAuthorized', orderPlacedAt: new Date().toISOString(), customer: session.customer })
    placed.set(order.code, order)
    session.order = undefined
    return { data: { paid: toJson(order) } }
  }

  function login(session: Session, { email, password }: Variables) {
    const account = accounts.get(email)
    if (account?.password !== password) return { data: { login: failure('INVALID_CREDENTIALS_ERROR') } }
    if (!account.isVerified) return { data: { login: failure('NOT_VERIFIED_ERROR') } }
    session.customer = email
    return { data: { login: { __typename: 'CurrentUser' } } }
  }

  function register({ input }: Variables) {
    const { emailAddress, password, firstName, lastName } = input
    if (!accounts.has(emailAddress))
      accounts.set(emailAddress, { id: String(accounts.size + 1), password, isVerified: true, firstName, lastName })
    return { data: { registerCustomerAccount: { __typename: 'Success' } } }
  }

  const customerOf = ({ customer }: Session) => {
    const account = customer === undefined ? undefined : accounts.get(customer)
    return account && { ...account, emailAddress: customer, phoneNumber: null, addresses: [] }
  }

  const ordersOf = (customer: string | undefined, { take, skip }: Variables) => {
    const own = [...placed.values()].filter((order) => order.customer === customer).reverse()
    return { totalItems: own.length, items: own.slice(skip, skip + take).map(toJson) }
  }

  const page = <T>(items: readonly T[], { take, skip }: Variables) => ({ totalItems: items.length, items: items.slice(skip, skip + take) })

  function answer(query: string, v: Variables, session: Session): object {
    if (fields(query, 'clear: removeAllOrderLines')) return fill(session, v)
    if (fields(query, 'ready:')) {
      if (session.order) session.order.state = 'ArrangingPayment'
      return { data: { ready: noError } }
    }
    if (fields(query, 'addPaymentToOrder')) return pay(session, v)
    if (fields(query, 'cancelled:')) {
      const { order } = session
      session.order = undefined
      return { data: { cancelled: order ? { code: order.code, state: 'Cancelled' } : null } }
    }
    if (fields(query, 'addItemsToOrder'))
      return variantOf(v.lines[0]?.productVariantId ?? '')
        ? { data: { addItemsToOrder: { order: { code: '' } } } }
        : { errors: [{ message: 'No ProductVariant', extensions: { code: 'ENTITY_NOT_FOUND' } }] }
    if (fields(query, 'removeCouponCode')) {
      if (session.order) session.order.couponCodes = []
      return { data: { removeCouponCode: null } }
    }
    if (fields(query, 'orderByCode')) {
      const order = placed.get(v.code)
      return order ? { data: { orderByCode: toJson(order) } } : { errors: [{ message: 'Forbidden', extensions: { code: 'FORBIDDEN' } }] }
    }
    if (fields(query, 'registerCustomerAccount')) return register(v)
    if (fields(query, 'login(')) return login(session, v)
    if (fields(query, 'orders(')) return { data: { activeCustomer: session.customer ? { orders: ordersOf(session.customer, v) } : null } }
    if (fields(query, 'activeCustomer')) return { data: { activeCustomer: customerOf(session) ?? null } }
    if (fields(query, 'availableCountries')) {
      const [product] = products
      const variants = product?.variants.map(({ priceWithTax }) => ({ price: priceWithTax / taxed, priceWithTax }))
      return { data: { availableCountries: recorded.availableCountries, products: { items: [{ variants }] } } }
    }
    if (fields(query, 'activeChannel')) return { data: { activeChannel: { defaultCurrencyCode: currency } } }
    if (fields(query, 'collections(')) return { data: { collections: page(recorded.collections, v) } }
    if (fields(query, 'products(')) return { data: { products: page(products, v) } }
    if (fields(query, 'product(')) return { data: { product: products.find(({ id }) => id === v.id) ?? null } }
    return { data: { ...recorded, activePaymentMethods: methods } }
  }

  const takeFault = (query: string) => {
    const index = faults.findIndex(({ of }) => query.includes(of))
    const fault = faults[index]
    if (!fault) return undefined
    fault.times = (fault.times ?? 1) - 1
    if (fault.times === 0) faults.splice(index, 1)
    return fault
  }

  const respond = async (request: Request): Promise<Response> => {
    const { query, variables } = (await request.json()) as { query: string; variables: Variables }
    requests.push(query)
    const fault = takeFault(query)
    if (fault?.kind === 'down') throw new Error('closed')
    if (fault?.kind === 'slow') await pause(1500)
    if (fault?.kind === 'error') return Response.json({ errors: [{ message: 'Internal server error' }] }, { status: 500 })
    if (fault?.kind === 'busy') return new Response('', { status: 429 })
    if (fault?.kind === 'html') return new Response('<h1>Bad gateway</h1>', { status: 502 })
    const sent = request.headers.get('authorization')?.slice('Bearer '.length)
    const known = sent === undefined ? undefined : sessions.get(sent)
    const token = known && sent ? sent : crypto.randomUUID()
    const session = known ?? { customer: undefined, order: undefined }
    sessions.set(token, session)
    if (fault?.kind === 'late') {
      setTimeout(() => answer(query, variables, session), 300)
      throw new Error('closed')
    }
    const body = answer(query, variables, session)
    if (fault?.kind === 'lost') throw new Error('closed')
    return Response.json(body, { headers: known ? {} : { 'vendure-auth-token': token } })
  }

  const server = await listen(0, 'PORT', (request) => respond(request).catch(() => new Response(null, { status: 502 })))
  return {
    url: `http://127.0.0.1:${server.port}/shop-api`,
    requests,
    faults,
    accounts,
    placed,
    returnUrls,
    /** What the provider tells Vendure of a payment. */
    settle: (code: string, outcome: 'paid' | 'refused') => {
      const payment = placed.get(code)?.payment
      if (payment && outcome === 'paid') payment.state = 'Settled'
      if (payment && outcome === 'refused') payment.metadata = { public: { redirectUrl: payAt(code), outcome } }
    },
    close: server.close,
    endSessions: () => sessions.clear(),
    /** Changes the catalogue. */
    product: (slug: string): Recorded => {
      const found = products.find((product) => product.slug === slug)
      if (!found) throw new Error(`No product ${slug}`)
      return found
    },
    remove: (slug: string) => {
      products.splice(
        products.findIndex((product) => product.slug === slug),
        1,
      )
    },
  }
}
