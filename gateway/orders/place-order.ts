import { setTimeout as pause } from 'node:timers/promises'
import { checkOrder } from '../../server/checkout/orders/check-order.ts'
import { fingerprintOf } from '../../server/checkout/orders/fingerprint.ts'
import { onlinePaymentType, returnPage } from '../../server/checkout/orders/online-payment.ts'
import type { CoreDeps } from '../../server/context/deps.ts'
import type { Shopper } from '../../server/engine/engine.ts'
import { Problem } from '../../server/http/problem.ts'
import { log } from '../../server/log/log.ts'
import type { PlacedOrder } from '../../src/model/account/order.ts'
import type { OrderRequest } from '../../src/model/checkout/order-request.ts'
import { type Adapter, EngineError, type EngineOrder, type EngineOrderPlaced, type OrderReference } from '../adapter.ts'
import { isKnown, readLines, toEngineCart } from '../cart/to-engine-cart.ts'
import { toProblem } from '../to-problem.ts'
import { createAttempts } from './attempts.ts'
import type { GatewayPayments } from './payments.ts'
import { withProductIds } from './product-ids.ts'

/** Pauses before each attempt to find an order whose answer was lost. */
const defaultSearchWaitsMs = [300, 1000, 3000, 6000] as const

const isOpen = (error: unknown) => error instanceof EngineError && (error.kind === 'unavailable' || error.kind === 'busy')
const unknownOutcome = () =>
  new Problem(503, 'OrderUnknown', 'It is not known yet whether the order was placed. Try again: it will not be placed twice.', 10)

/** What the confirmation repeats: the titles and descriptions of the chosen methods. */
interface Chosen {
  delivery: string
  payment: { title: string; description?: string | undefined }
}

export interface OrderPlacing {
  /** missing if no method leads to a payment page */
  payments: GatewayPayments | undefined
  searchWaitsMs?: readonly number[] | undefined
}

interface Placed {
  placed: EngineOrderPlaced
  reference: OrderReference | undefined
}

interface Checked {
  order: EngineOrder
  chosen: Chosen
}

/** Places shoppers' orders in the engine: one per content and key, at the engine's prices. */
export function createOrderPlacing(
  adapter: Adapter,
  { db, now, catalogue, settings, alternateOrigin }: CoreDeps,
  { payments, searchWaitsMs = defaultSearchWaitsMs }: OrderPlacing,
) {
  const attempts = createAttempts(db, now)

  /** Throws a 400 or 409 that says what is missing or unknown. */
  async function check(request: OrderRequest, shopper: Shopper): Promise<Checked> {
    const { priceRequest, paymentMethod, returnUrl } = request
    const [methods, paymentMethods, countries, configuration] = await Promise.all([
      adapter.deliveryMethods(shopper),
      adapter.paymentMethods(shopper),
      adapter.countries(shopper),
      settings.configuration(shopper.language),
    ])
    const payment = paymentMethods.find(({ id, paymentType }) => id === paymentMethod && (payments || paymentType !== onlinePaymentType))
    const person = checkOrder(
      request,
      {
        methods: new Map(
          methods.map((method) => [method.id, { ...method, countries: method.countries ?? null, terminals: new Map<string, string>() }]),
        ),
        countries: new Set(countries.map(({ code }) => code)),
        salonCountry: undefined,
        knowsPaymentMethod: payment !== undefined,
        customerCountry: undefined,
      },
      now(),
    )
    const lines = await readLines(db, priceRequest)
    const known = lines.filter(isKnown)
    if (known.length < lines.length)
      throw new Problem(409, 'UnavailableProductQuantity', 'Some products are not available in this quantity')
    const cart = toEngineCart(priceRequest, known)
    const method = methods.find(({ id }) => id === cart.delivery?.method)
    if (!cart.delivery || !payment || !method) throw new Problem(400, 'BadRequest', 'The delivery is incomplete')
    const order = {
      ...cart,
      delivery: cart.delivery,
      person,
      payment: payment.id,
      billingCountry: priceRequest.billingCountry || cart.delivery.country,
      returnUrl: (id: string) => returnPage(returnUrl, { ...configuration, alternateOrigin }, id),
    }
    return { order, chosen: { delivery: method.title, payment: { title: payment.title, description: payment.description } } }
  }

  /** Undefined if there is no order. Throws a 503 if the engine cannot tell. */
  async function search(reference: OrderReference, shopper: Shopper): Promise<EngineOrderPlaced | undefined> {
    for (const wait of searchWaitsMs) {
      await pause(wait)
      try {
        return await adapter.findOrder(reference, shopper)
      } catch (error) {
        if (error instanceof EngineError && error.kind === 'expired') throw unknownOutcome()
        if (!isOpen(error)) throw error
      }
    }
    throw unknownOutcome()
  }

  /** Places the order; if the answer is lost, finds out whether it exists. */
  async function place(fingerprint: string, order: EngineOrder, shopper: Shopper): Promise<Placed> {
    let reference: OrderReference | undefined
    try {
      const placed = await adapter.placeOrder(order, shopper, async (noted) => {
        reference = noted
        await attempts.note(fingerprint, noted)
      })
      return { placed, reference }
    } catch (error) {
      const found = reference && isOpen(error) ? await search(reference, shopper) : undefined
      if (found) return { placed: found, reference }
      throw error
    }
  }

  /** The order exists and is confirmed as the engine has it, but the shopper saw different amounts. */
  function noteCurrency({ number, currency = '' }: EngineOrderPlaced): void {
    const { amounts } = catalogue.now().reference
    if (currency !== '' && currency !== amounts.currency)
      log.error(`order ${number} is in ${currency}, but the shop is in ${amounts.currency}: set the currency of the engine or of the shop`)
  }

  /** The payment page is stored before the order counts as placed, so that a lost answer does not lose it. */
  async function noteWhereToPay({ placed, reference }: Placed): Promise<void> {
    if (placed.payAt && reference) await payments?.write(placed, placed.payAt, reference)
  }

  const toAnswer = async (
    { totalVAT, payAt: _, ...placed }: EngineOrderPlaced,
    { chosen, order: { delivery, person } }: Checked,
  ): Promise<PlacedOrder> => ({
    ...placed,
    products: await withProductIds(db, placed.products),
    totalVAT,
    recipient: { name: `${person.name} ${person.surname}`, phone: person.phone, email: person.email },
    deliveries: [{ title: chosen.delivery, to: [delivery.address, delivery.postcode, delivery.city].filter(Boolean).join(', ') }],
    payment: chosen.payment,
  })

  /** Includes the payment page until the order is paid. */
  async function withPage(order: PlacedOrder): Promise<PlacedOrder> {
    const url = await payments?.pageOf(order.id)
    return url && order.payment ? { ...order, payment: { ...order.payment, url } } : order
  }

  return async (
    request: OrderRequest,
    clientKey: string | undefined,
    shopper: Shopper,
  ): Promise<{ order: PlacedOrder; isNew: boolean }> => {
    const { returnUrl: _, ...content } = request
    const fingerprint = fingerprintOf(content)
    const attempt = await attempts.begin(fingerprint, clientKey && `${request.cart.guid} ${clientKey}`)
    if (attempt.placed) return { order: await withPage(attempt.placed), isNew: false }
    let { reference } = attempt
    try {
      const checked = await check(request, shopper)
      const found = reference && (await search(reference, shopper))
      const result = found ? { placed: found, reference } : await place(fingerprint, checked.order, shopper)
      reference = undefined
      noteCurrency(result.placed)
      await noteWhereToPay(result)
      const order = await toAnswer(result.placed, checked)
      await attempts.succeed(fingerprint, order)
      return { order: await withPage(order), isNew: true }
    } catch (error) {
      const isUnknown = error instanceof Problem && error.name === 'OrderUnknown'
      await (isUnknown || reference ? attempts.leaveOpen(fingerprint) : attempts.fail(fingerprint))
      throw toProblem(error, 409)
    }
  }
}
