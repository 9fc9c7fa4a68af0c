import { type Adapter, type EngineCart, EngineError, type EngineLine, type EngineOrder, type EnginePrice } from '../../adapter.ts'
import { mergeLines } from '../merge-lines.ts'
import { type Ask, type ErrorResult, failure, type ToUnits } from './vendure-client.ts'
import { linesTotal, type OrderResult, orderFields, taxOf, toPayment, toPlaced, type VendureOrder } from './vendure-order.ts'

interface Filled {
  items: { order: { code: string } }
  coupon?: ErrorResult
  address?: OrderResult
  customer?: ErrorResult
  method?: OrderResult
  order: VendureOrder
}

const add = 'addItemsToOrder(inputs: $lines) { order { code } }'
const parameters = '$lines: [AddItemInput!]!'

/** The mutation that builds the session's order from scratch. Its fields run one after the other. */
function fillQuery({ discountCode, country, delivery }: EngineCart, order: EngineOrder | undefined, isGuest: boolean): string {
  const uses: [isUsed: unknown, parameter: string, field: string][] = [
    [discountCode, '$coupon: String!', `coupon: applyCouponCode(couponCode: $coupon) { ${failure} }`],
    [country, '$address: CreateAddressInput!', `address: setOrderShippingAddress(input: $address) { ${failure} }`],
    [order, '$billing: CreateAddressInput!', `billing: setOrderBillingAddress(input: $billing) { ${failure} }`],
    [order && isGuest, '$customer: CreateCustomerInput!', `customer: setCustomerForOrder(input: $customer) { ${failure} }`],
    [delivery, '$method: [ID!]!', `method: setOrderShippingMethod(shippingMethodId: $method) { ${failure} }`],
  ]
  const used = uses.filter(([isUsed]) => isUsed)
  return `mutation (${[parameters, ...used.map(([, parameter]) => parameter)].join(', ')}) {
    edit: transitionOrderToState(state: "AddingItems") { ${failure} }
    clear: removeAllOrderLines { ${failure} }
    items: ${add}
    ${used.map(([, , field]) => field).join('\n    ')}
    order: removeCouponCode(couponCode: "") { ${orderFields} }
  }`
}

const toAddress = (
  country: string | undefined,
  { delivery, person }: { delivery?: EngineCart['delivery'] | undefined; person?: EngineOrder['person'] },
) => ({
  countryCode: country,
  streetLine1: delivery?.address ?? '',
  city: delivery?.city ?? '',
  postalCode: delivery?.postcode ?? '',
  ...(person && { fullName: `${person.name} ${person.surname}`, phoneNumber: person.phone }),
})

function variablesOf(lines: readonly EngineLine[], cart: EngineCart, order: EngineOrder | undefined): object {
  const person = order?.person
  return {
    lines: mergeLines(lines).map(({ ref, quantity }) => ({ productVariantId: ref, quantity })),
    coupon: cart.discountCode,
    address: toAddress(cart.country, { delivery: cart.delivery, person }),
    billing: order && toAddress(order.billingCountry, { delivery: order.delivery, person }),
    customer: person && {
      emailAddress: person.email,
      firstName: person.name,
      lastName: person.surname,
      phoneNumber: person.phone,
    },
    method: cart.delivery ? [cart.delivery.method] : undefined,
  }
}

/** Orders that exist only to price visitors' carts: one per session, reused. */
function createScratch() {
  const free = new Map<string, string[]>()
  return {
    take: (country: string) => free.get(country)?.pop(),
    giveBack: (country: string, token: string) => free.set(country, [...(free.get(country) ?? []), token]),
  }
}

/** Serializes the work of a session, because a Vendure session has a single active order. */
function createTurns() {
  const last = new Map<string, Promise<unknown>>()
  return async <T>(token: string | undefined, work: () => Promise<T>): Promise<T> => {
    if (token === undefined) return work()
    const turn = (last.get(token) ?? Promise.resolve()).catch(() => {}).then(work)
    last.set(token, turn)
    try {
      return await turn
    } finally {
      if (last.get(token) === turn) last.delete(token)
    }
  }
}

const noPrice: EnginePrice = { lines: [], delivery: 0, total: 0, totalVAT: 0, isDiscounted: false, isDelivered: true }

/** The price of every line. If the order contains less of a line than requested, that line cannot be sold. */
function toPrice(cart: EngineCart, { order, coupon, method }: Filled, toUnits: ToUnits): EnginePrice {
  const asked = new Map(mergeLines(cart.lines).map(({ ref, quantity }) => [ref, quantity]))
  const sold = new Map(order.lines.map((line) => [line.productVariant.id, line]))
  const isDelivered = method?.errorCode === undefined
  const withDelivery = cart.delivery !== undefined && isDelivered
  const delivery = withDelivery ? order.shippingWithTax : 0
  return {
    currency: order.currencyCode,
    lines: cart.lines.map(({ ref, quantity }) => {
      const line = sold.get(ref)
      if (!line || line.quantity < (asked.get(ref) ?? 0)) return undefined
      const { unitPriceWithTax, proratedUnitPriceWithTax, proratedLinePriceWithTax } = line
      const isCut = unitPriceWithTax > proratedUnitPriceWithTax
      return {
        price: toUnits(proratedUnitPriceWithTax),
        ...(isCut && { old: toUnits(unitPriceWithTax) }),
        total: toUnits(Math.round((proratedLinePriceWithTax * quantity) / line.quantity)),
      }
    }),
    delivery: toUnits(delivery),
    total: toUnits(linesTotal(order) + delivery),
    totalVAT: toUnits(taxOf(order, withDelivery)),
    isDiscounted: cart.discountCode !== undefined && coupon?.errorCode === undefined,
    isDelivered,
  }
}

const asIs: ToUnits = (amount) => amount

const unfilled = (order: EngineOrder, filled: Filled): EngineError | undefined => {
  const { lines, isDelivered } = toPrice(order, filled, asIs)
  if (lines.some((line) => line === undefined))
    return new EngineError('refused', 'Some products are not available in this quantity', 'UnavailableProductQuantity')
  if (!isDelivered) return new EngineError('refused', 'The delivery method does not serve this order', 'BadRequest')
  const { customer, address } = filled
  if (customer?.errorCode) return new EngineError('refused', customer.message ?? 'The buyer was not accepted', customer.errorCode)
  if (address?.errorCode) return new EngineError('refused', address.message ?? 'The address was not accepted', address.errorCode)
  return undefined
}

const readyQuery = `mutation { ready: transitionOrderToState(state: "ArrangingPayment") { ${failure} } }`
const payQuery = `mutation ($method: String!, $metadata: JSON!) {
  paid: addPaymentToOrder(input: { method: $method, metadata: $metadata }) { ... on Order { ${orderFields} } ${failure} }
}`
const cancelQuery = `mutation { cancelled: transitionOrderToState(state: "Cancelled") { ... on Order { code state } ${failure} } }`
/** How long Vendure shows an order to whoever knows its code, by default. */
const openMs = 3_600_000
const orderQuery = `query ($code: String!) { orderByCode(code: $code) { ${orderFields} } }`

/** Prices carts and places orders. Vendure prices only orders, so a cart becomes an order that nobody places. */
export function vendureCart(ask: Ask, toUnits: ToUnits): Pick<Adapter, 'price' | 'placeOrder' | 'findOrder' | 'payments'> {
  const scratch = createScratch()
  const inTurn = createTurns()

  /** Leaves out variants that no longer exist: they fail the whole request, and Vendure does not say which one it was. */
  async function fill(cart: EngineCart, token: string | undefined, order?: EngineOrder) {
    const query = fillQuery(cart, order, token === undefined)
    const send = (lines: readonly EngineLine[]) => ask<Filled>(query, variablesOf(lines, cart, order), token)
    try {
      return await send(cart.lines)
    } catch (error) {
      if (!(error instanceof EngineError) || error.kind !== 'gone') throw error
      return send(await existing(cart.lines, token))
    }
  }

  async function existing(lines: readonly EngineLine[], token: string | undefined): Promise<EngineLine[]> {
    const exists = async ({ ref }: EngineLine) => {
      const query = `mutation (${parameters}) { ${add} }`
      return ask(query, { lines: [{ productVariantId: ref, quantity: 1 }] }, token).then(
        () => true,
        (error: unknown) => {
          if (error instanceof EngineError && error.kind === 'gone') return false
          throw error
        },
      )
    }
    const found: EngineLine[] = []
    for (const line of lines) if (await exists(line)) found.push(line)
    return found
  }

  /** Otherwise the code would stay in the order for the next cart. */
  const dropCode = async ({ discountCode }: EngineCart, token: string | undefined) => {
    if (discountCode !== undefined)
      await ask(`mutation ($code: String!) { removeCouponCode(couponCode: $code) { code } }`, { code: discountCode }, token)
  }

  async function priceInScratch(cart: EngineCart): Promise<EnginePrice> {
    const country = cart.country ?? ''
    const known = scratch.take(country)
    const expired = (error: unknown) => error instanceof EngineError && error.kind === 'expired'
    const { data, token } = await fill(cart, known).catch((error: unknown) => {
      if (known === undefined || !expired(error)) throw error
      return fill(cart, undefined)
    })
    await dropCode(cart, token)
    if (token) scratch.giveBack(country, token)
    return toPrice(cart, data, toUnits)
  }

  return {
    price: async (cart, { token }) => {
      if (cart.lines.length === 0) return noPrice
      if (token === undefined) return priceInScratch(cart)
      return inTurn(token, async () => {
        const { data } = await fill(cart, token)
        await dropCode(cart, token)
        return toPrice(cart, data, toUnits)
      })
    },
    placeOrder: (order, caller, note) =>
      inTurn(caller.token, async () => {
        const { data, token } = await fill(order, caller.token, order)
        const problem = unfilled(order, data)
        if (problem) throw problem
        const { ready } = (await ask<{ ready: ErrorResult | null }>(readyQuery, {}, token)).data
        if (ready?.errorCode) throw new EngineError('refused', ready.message ?? 'The order is incomplete', ready.errorCode)
        await note({ code: data.order.code, at: new Date().toISOString(), ...(token && { token }) })
        const metadata = { returnUrl: order.returnUrl(data.order.code) }
        // a separate request: if it arrives after the order was given up, no order is waiting for a payment
        const { paid } = (await ask<{ paid: OrderResult }>(payQuery, { method: order.payment, metadata }, token)).data
        if (paid && 'code' in paid) return toPlaced(paid, toUnits)
        throw new EngineError('refused', paid?.message ?? 'The payment was not accepted', 'PaymentDeclined')
      }),
    payments: {
      read: async ({ code = '', token }) => {
        const { orderByCode } = (await ask<{ orderByCode: VendureOrder | null }>(orderQuery, { code }, token)).data
        return orderByCode ? toPayment(orderByCode) : undefined
      },
    },
    findOrder: ({ code = '', at = '', token }) =>
      inTurn(token, async () => {
        type Cancelled = { cancelled: { code?: string; state?: string } | null }
        const { cancelled } = (await ask<Cancelled>(cancelQuery, {}, token)).data
        if (cancelled?.code === code && cancelled.state === 'Cancelled') return undefined
        try {
          const { orderByCode } = (await ask<{ orderByCode: VendureOrder | null }>(orderQuery, { code }, token)).data
          return orderByCode?.orderPlacedAt ? toPlaced(orderByCode, toUnits) : undefined
        } catch (error) {
          const isHidden = error instanceof EngineError && error.kind === 'expired'
          // for some time, Vendure shows the order to everybody who knows its code
          if (isHidden && Date.now() - Date.parse(at) < openMs) return undefined
          throw error
        }
      }),
  }
}
