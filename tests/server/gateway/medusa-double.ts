import { type Context, Hono } from 'hono'
import { listen } from '../../../server/app/listen.ts'
import recorded from './medusa-recorded.json' with { type: 'json' }

type Variant = (typeof recorded)['products'][number]['variants'][number]

interface Cart {
  id: string
  country: string
  items: { variant: Variant; title: string; quantity: number }[]
  code?: string
  option?: string
  provider?: string
  customer?: string | undefined
  order?: Order
}

interface Order {
  id: string
  display_id: number
  cart: Cart
  created_at: string
}

interface Customer {
  id: string
  email: string
  password: string
  first_name: string
  last_name: string
  phone: string | null
}

/** What goes wrong with the next requests to a path that contains `of`; `lost` closes the connection after the work is done. */
export interface Fault {
  of: string
  kind: 'down' | 'lost' | 'error' | 'busy'
  times?: number
}

const vat: Record<string, number> = { lt: 0.21, lv: 0.21, ee: 0.24 }
export const publishableKey = 'pk_recorded'

const fault = (c: Context, status: 400 | 401 | 404, type: string, message: string, code?: string) => c.json({ type, message, code }, status)

interface CartBody {
  items?: { variant_id: string; quantity: number }[]
  shipping_address?: { country_code?: string }
}

/** Medusa's Store API over HTTP: answers with what a real one has recorded, and keeps carts, orders and accounts. Amounts are not rounded. */
export async function startMedusaDouble({ currency = 'EUR' } = {}) {
  const products = structuredClone(recorded.products)
  const carts = new Map<string, Cart>()
  const orders: Order[] = []
  const customers = new Map<string, Customer>()
  const tokens = new Map<string, string>()
  const faults: Fault[] = []
  let counter = 0
  const next = (kind: string) => `${kind}_${++counter}`

  const find = (id: string) => {
    const product = products.find(({ variants }) => variants.some((variant) => variant.id === id))
    const variant = product?.variants.find((each) => each.id === id)
    return product && variant && { variant, title: product.title }
  }
  const customerOf = (c: Context) => {
    const email = tokens.get(c.req.header('authorization')?.slice('Bearer '.length) ?? '')
    return email === undefined ? undefined : customers.get(email)
  }

  function sumsOf({ items, country, code, option }: Cart) {
    const rate = 1 + (vat[country] ?? 0)
    const lines = items.map(({ variant, title, quantity }) => {
      const net = variant.calculated_price.calculated_amount
      const original_total = net * rate * quantity
      return {
        variant_id: variant.id,
        variant_sku: variant.sku,
        title,
        subtitle: null,
        quantity,
        unit_price: net,
        original_total,
        compare_at_unit_price: variant.calculated_price.original_amount > net ? variant.calculated_price.original_amount : null,
        total: code ? original_total * 0.9 : original_total,
        adjustments: code ? [{ code }] : [],
      }
    })
    const delivery = recorded.shipping_options.find(({ id }) => id === option)
    const shipping_total = (delivery?.calculated_price.calculated_amount ?? 0) * rate
    const total = lines.reduce((sum, line) => sum + line.total, shipping_total)
    return { items: lines, shipping_total, total, tax_total: total - total / rate, shipping_methods: delivery ? [{}] : [] }
  }
  const answerCart = (c: Context, cart: Cart) => c.json({ cart: { id: cart.id, ...sumsOf(cart) } })
  const toOrder = ({ cart, ...order }: Order) => ({
    ...order,
    status: 'pending',
    payment_status: 'authorized',
    fulfillment_status: 'not_fulfilled',
    currency_code: currency.toLowerCase(),
    ...sumsOf(cart),
  })
  const lacks = (items: Cart['items']) => items.some(({ variant, quantity }) => variant.inventory_quantity < quantity)
  const noStock = (c: Context) =>
    fault(c, 400, 'not_allowed', 'Some variant does not have the required inventory', 'insufficient_inventory')

  const app = new Hono<{ Variables: { cart: Cart } }>()
  app.use(async (c, step) => {
    const index = faults.findIndex(({ of }) => c.req.path.includes(of))
    const found = faults[index]
    if (found) {
      found.times = (found.times ?? 1) - 1
      if (found.times === 0) faults.splice(index, 1)
    }
    if (found?.kind === 'busy') return c.text('', 429)
    if (found?.kind === 'error') return c.json({ type: 'unknown_error', message: 'An unknown error occurred.' }, 500)
    if (found?.kind === 'down') throw new Error('closed')
    if (c.req.path.startsWith('/store') && c.req.header('x-publishable-api-key') !== publishableKey)
      return fault(c, 400, 'not_allowed', 'A valid publishable key is required to proceed with the request')
    await step()
    if (found?.kind === 'lost') throw new Error('closed')
  })
  app.onError((error, c) => (error.message === 'closed' ? c.body(null, 502) : c.text(error.stack ?? '', 500)))

  app.get('/store/regions', (c) =>
    c.json({ regions: recorded.regions.map((region) => ({ ...region, currency_code: currency.toLowerCase() })) }),
  )
  app.get('/store/product-categories', (c) =>
    c.json({ product_categories: recorded.product_categories, count: recorded.product_categories.length }),
  )
  app.get('/store/products', (c) => {
    const [offset, limit] = [Number(c.req.query('offset') ?? 0), Number(c.req.query('limit'))]
    return c.json({ products: products.slice(offset, offset + limit), count: products.length })
  })
  app.get('/store/products/:id', (c) => {
    const product = products.find(({ id }) => id === c.req.param('id'))
    return product ? c.json({ product }) : fault(c, 404, 'not_found', 'Product was not found')
  })
  app.get('/store/product-variants', (c) => c.json({ variants: (c.req.queries('id[]') ?? []).flatMap((id) => find(id)?.variant ?? []) }))
  app.get('/store/payment-providers', (c) => c.json({ payment_providers: recorded.payment_providers }))
  app.get('/store/shipping-options', (c) => {
    const served = (carts.get(c.req.query('cart_id') ?? '')?.country ?? 'lt') in vat
    return c.json({ shipping_options: served ? recorded.shipping_options : [] })
  })

  app.post('/store/carts', async (c) => {
    const { items = [], shipping_address } = (await c.req.json()) as CartBody
    const found = items.map(({ variant_id, quantity }) => ({ ...find(variant_id), quantity }))
    if (found.some(({ variant }) => !variant)) return fault(c, 400, 'invalid_data', 'Variants do not exist or belong to a product')
    const cart: Cart = {
      id: next('cart'),
      items: found as Cart['items'],
      customer: customerOf(c)?.email,
      country: shipping_address?.country_code ?? '',
    }
    if (lacks(cart.items)) return noStock(c)
    carts.set(cart.id, cart)
    return answerCart(c, cart)
  })
  app.use('/store/carts/:id/*', async (c, step) => {
    const cart = carts.get(c.req.param('id') ?? '')
    if (!cart) return fault(c, 404, 'not_found', 'Cart was not found')
    c.set('cart', cart)
    return step()
  })
  app.post('/store/carts/:id/promotions', async (c) => {
    const [code = ''] = ((await c.req.json()) as { promo_codes: string[] }).promo_codes
    if (code !== 'TENTH') return fault(c, 400, 'invalid_data', `The promotion code ${code} is invalid`)
    c.get('cart').code = code
    return answerCart(c, c.get('cart'))
  })
  app.post('/store/carts/:id/shipping-methods', async (c) => {
    const { option_id } = (await c.req.json()) as { option_id: string }
    if (!recorded.shipping_options.some(({ id }) => id === option_id))
      return fault(c, 400, 'invalid_data', 'Shipping Options are invalid for cart.')
    c.get('cart').option = option_id
    return answerCart(c, c.get('cart'))
  })
  app.post('/store/carts/:id/complete', (c) => {
    const cart = c.get('cart')
    if (!cart.order) {
      if (cart.provider === undefined) return fault(c, 400, 'invalid_data', 'Payment collection has not been initiated for cart')
      if (lacks(cart.items)) return noStock(c)
      for (const { variant, quantity } of cart.items) variant.inventory_quantity -= quantity
      cart.order = { id: next('order'), display_id: orders.length + 1, cart, created_at: new Date().toISOString() }
      orders.push(cart.order)
    }
    return c.json({ type: 'order', order: toOrder(cart.order) })
  })
  app.post('/store/payment-collections', async (c) => {
    const { cart_id } = (await c.req.json()) as { cart_id: string }
    return c.json({ payment_collection: { id: `paycol_${cart_id}` } })
  })
  app.post('/store/payment-collections/:id/payment-sessions', async (c) => {
    const cart = carts.get(c.req.param('id').replace('paycol_', ''))
    if (cart) cart.provider = ((await c.req.json()) as { provider_id: string }).provider_id
    return c.json({})
  })

  const begin = (email: string) => {
    const token = next('token')
    tokens.set(token, email)
    return token
  }
  app.post('/auth/customer/emailpass/register', async (c) => {
    const { email, password } = (await c.req.json()) as { email: string; password: string }
    if (customers.has(email)) return fault(c, 401, 'unauthorized', 'Identity with email already exists')
    customers.set(email, { id: next('cus'), email, password, first_name: '', last_name: '', phone: null })
    return c.json({ token: begin(email) })
  })
  app.post('/auth/customer/emailpass', async (c) => {
    const { email, password } = (await c.req.json()) as { email: string; password: string }
    if (customers.get(email)?.password !== password) return fault(c, 401, 'unauthorized', 'Invalid email or password')
    return c.json({ token: begin(email) })
  })
  app.post('/store/customers', async (c) => {
    const customer = customerOf(c)
    if (customer) Object.assign(customer, await c.req.json())
    return c.json({ customer })
  })
  app.get('/store/customers/me', (c) => {
    const customer = customerOf(c)
    return customer ? c.json({ customer: { ...customer, addresses: [] } }) : c.json({ message: 'Unauthorized' }, 401)
  })
  app.get('/store/orders', (c) => {
    const customer = customerOf(c)
    if (!customer) return c.json({ message: 'Unauthorized' }, 401)
    const own = orders.filter(({ cart }) => cart.customer === customer.email).reverse()
    const offset = Number(c.req.query('offset'))
    return c.json({ orders: own.slice(offset, offset + Number(c.req.query('limit'))).map(toOrder), count: own.length })
  })

  const server = await listen(0, 'PORT', async (request) => app.fetch(request))
  return {
    url: `http://127.0.0.1:${server.port}`,
    orders,
    carts,
    customers,
    faults,
    close: server.close,
    endSessions: () => tokens.clear(),
    /** The variant with this code, to change it. */
    variant: (code: string): Variant => {
      const found = products.flatMap(({ variants }) => variants).find(({ sku }) => sku === code)
      if (!found) throw new Error(`No variant ${code}`)
      return found
    },
    remove: (title: string) => {
      products.splice(
        products.findIndex((product) => product.title === title),
        1,
      )
    },
  }
}
