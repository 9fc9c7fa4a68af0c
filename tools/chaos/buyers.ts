import { setTimeout as pause } from 'node:timers/promises'
import { changing, createLine, createOrder, doorAddress, recipient, type StockedVariant } from '../samples/order-cart.ts'
import type { Random } from './random.ts'

const answerTimeoutMs = 6000
const retryMs = 150

/** What a buyer knows of an attempt when it has ended. */
export interface Attempt {
  cart: string
  code: string
  quantity: number
  /** id of the order that the shop confirmed; undefined if it refused */
  order: string | undefined
  requests: number
}

interface Market {
  variants: readonly StockedVariant[]
  /** ports of the lines to the shop */
  ports: readonly number[]
  random: Random
  /** true when no new cart is to be ordered */
  isOver(): boolean
  /** is called with each complete answer; the body is undefined if it is not JSON */
  onAnswer?(answer: Answer): void
}

interface Answer {
  status: number
  body: { id?: string } | undefined
}

/** A shop that confirms nothing for so long after the end has failed. */
const patienceMs = 90_000

function jsonOf(text: string): Answer['body'] {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Orders cart after cart. Repeats each request with its key until the shop has confirmed or refused it, as the kit does. */
export async function buy(name: string, { variants, ports, random, isOver, onAnswer }: Market): Promise<Attempt[]> {
  const attempts: Attempt[] = []
  let endsAt = Number.POSITIVE_INFINITY
  while (!isOver()) {
    const cart = `${name}-${attempts.length}`
    const variant = random.pick(variants)
    const quantity = 1 + Math.floor(random.number() * 3)
    const body = createOrder([createLine(variant, quantity)], {
      cart: { guid: cart, address: { ...recipient, email: `${cart}@example.com` } },
      priceRequest: { deliveryOptions: [{ id: 'courier', type: 'courier', deliveryPreference: 'door', address: doorAddress }] },
    })
    const attempt: Attempt = { cart, code: variant.code, quantity, order: undefined, requests: 0 }
    for (;;) {
      if (isOver() && endsAt > Date.now() + patienceMs) endsAt = Date.now() + patienceMs
      if (Date.now() > endsAt) throw new Error(`The shop neither confirmed nor refused the order of cart ${cart}`)
      attempt.requests += 1
      const answer: Answer | undefined = await fetch(`http://127.0.0.1:${random.pick(ports)}/api/orders`, {
        method: 'POST',
        headers: {
          ...changing,
          'Idempotency-Key': cart,
          'X-Forwarded-For': `10.${attempts.length % 250}.${attempt.requests % 250}.7`,
          Connection: 'close',
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(answerTimeoutMs),
      })
        .then(async (response) => ({ status: response.status, body: jsonOf(await response.text()) }))
        .catch(() => undefined) // no answer, or half of one
      if (answer) onAnswer?.(answer)
      if (answer?.body && (answer.status === 200 || answer.status === 201)) {
        attempt.order = answer.body.id
        break
      }
      if (answer && answer.status >= 400 && answer.status < 500 && answer.status !== 429) break
      await pause(retryMs + random.number() * retryMs)
    }
    attempts.push(attempt)
  }
  return attempts
}
