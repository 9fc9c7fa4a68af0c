import { randomUUID } from 'node:crypto'
import {
  type Adapter,
  type EngineCart,
  type EngineCustomer,
  EngineError,
  type EngineOrderPlaced,
  type EnginePrice,
  type EngineProduct,
} from '../../gateway/adapter.ts'

/**
 * The smallest adapter: a list of products in memory as the engine. Replace each access to `shelf`, `placed` and `accounts` by a request to
 * yours, and turn what it answers into the values of the port.
 */
export function createExampleEngine(shelf: EngineProduct[]): Adapter {
  const placed = new Map<string, EngineOrderPlaced & { key: string; customer: string | undefined }>()
  const accounts = new Map<string, EngineCustomer & { password: string }>()
  const sessions = new Map<string, string>()
  const vatRate = 0.21
  const currency = 'EUR'
  const delivery = { id: 'post', title: 'By post', type: 'courier', price: 4.9, currency }
  const cents = (amount: number) => Math.round(amount * 100) / 100
  const vatIn = (total: number) => cents(total - total / (1 + vatRate))

  function price({ lines, delivery: chosen }: EngineCart): EnginePrice {
    const variants = shelf.flatMap((product) => product.variants)
    const sold = lines.map(({ ref, quantity }) => {
      const variant = variants.find((each) => each.ref === ref)
      return variant && variant.stock >= quantity ? { price: variant.price, total: cents(variant.price * quantity) } : undefined
    })
    const isDelivered = chosen === undefined || chosen.method === delivery.id
    const fee = chosen && isDelivered ? delivery.price : 0
    const total = cents(sold.reduce((sum, line) => sum + (line?.total ?? 0), fee))
    return { currency, lines: sold, delivery: fee, total, totalVAT: vatIn(total), isDiscounted: false, isDelivered }
  }

  const customerOf = (token: string | undefined) => accounts.get(sessions.get(token ?? '') ?? '')

  function begin(email: string, customer: EngineCustomer) {
    const token = randomUUID()
    sessions.set(token, email)
    return { token, customer }
  }

  return {
    features: new Set(),
    shop: async () => ({ currency }),
    categories: async () => [{ ref: 'everything', title: 'Everything', slug: 'everything' }],
    everything: async function* () {
      yield* shelf
    },
    product: async (ref) => shelf.find((product) => product.ref === ref),
    price: async (cart) => price(cart),
    deliveryMethods: async () => [delivery],
    paymentMethods: async () => [{ id: 'invoice', title: 'Invoice', paymentType: 'invoice' }],
    countries: async () => [{ code: 'LT', title: 'Lithuania', VAT: vatRate }],

    placeOrder: async (order, { token }, note) => {
      const { lines, ...sum } = price(order)
      if (lines.some((line) => line === undefined))
        throw new EngineError('refused', 'Some products are not available in this quantity', 'UnavailableProductQuantity')
      const key = randomUUID()
      await note({ key }) // what finds the order if the answer to the next request is lost
      const variants = shelf.flatMap((product) => product.variants.map((variant) => ({ ...variant, title: product.title })))
      const products = order.lines.map(({ ref, quantity }, index) => {
        const variant = variants.find((each) => each.ref === ref)
        return { code: variant?.code, title: variant?.title, quantity, price: lines[index]?.price, totalWithVAT: lines[index]?.total }
      })
      const id = String(1000 + placed.size)
      const made = { id, number: id, date: new Date().toISOString(), status: 'new', paymentStatus: 'unpaid', currency, products }
      placed.set(id, { ...made, ...sum, deliveryPrice: sum.delivery, key, customer: customerOf(token)?.id })
      return { ...made, total: sum.total, totalVAT: sum.totalVAT, deliveryPrice: sum.delivery }
    },
    findOrder: async ({ key }) => [...placed.values()].find((order) => order.key === key),

    signIn: async ({ email, password }) => {
      const account = accounts.get(email)
      if (account?.password !== password) throw new EngineError('refused', 'Incorrect credentials', 'IncorrectCredentials')
      return begin(email, account)
    },
    signUp: async ({ email, password, name, surname }) => {
      if (accounts.has(email)) throw new EngineError('refused', 'There is an account with this address', 'EmailTaken')
      const customer = { id: String(accounts.size + 1), email, name, surname }
      accounts.set(email, { ...customer, password })
      return { mode: 'session', session: begin(email, customer) }
    },
    customer: async (token) => {
      const account = customerOf(token)
      return account && { id: account.id, email: account.email, name: account.name, surname: account.surname }
    },
    orders: async ({ page, size }, token) => {
      const customer = customerOf(token)
      if (!customer) throw new EngineError('expired', 'The session has ended')
      const own = [...placed.values()].filter((order) => order.customer === customer.id).reverse()
      return { orders: own.slice(page * size, (page + 1) * size), total: own.length }
    },
  }
}
