import type { ReadableAtom } from 'nanostores'
import { analyticsConsent } from '../../domain/analytics/consent.ts'
import { $settingsRevision, pageSettings } from '../../kit/settings.ts'
import type { CustomerDetails } from '../../model/account/customer.ts'
import type { ConsentState } from '../../model/analytics/analytics.ts'
import { stringify } from '../../model/stringify.ts'
import { currentConsent, reportedConsent } from '../analytics/consent.ts'
import { shopCurrency } from '../app/money.ts'
import { $displayedCart } from '../cart/pricing.ts'
import { $customer, $isSettled } from '../session/session.ts'
import { $wishlist } from '../wishlist/wishlist.ts'

/** The state that a host page can subscribe to, by name. */
export interface PageState {
  cart: {
    guid: string
    /** pieces in all lines */
    count: number
    currency: string | undefined
    /** with VAT, without delivery; undefined until all prices are known */
    total: number | undefined
    lines: readonly {
      guid: string
      productId: string
      code: string
      title: string | undefined
      quantity: number
      /** of one piece */
      price: number | undefined
      /** of the line, with its services */
      total: number | undefined
    }[]
  }
  wishlist: { count: number; codesByProductId: Readonly<Record<string, readonly string[]>> }
  /** `isKnown`: the shop has answered who the visitor is */
  customer: { isKnown: boolean; isLoggedIn: boolean; details: CustomerDetails | undefined }
  consent: { analytics: ConsentState; ads: 'granted' | 'denied' }
}

const readers: { [K in keyof PageState]: () => PageState[K] } = {
  cart() {
    const cart = $displayedCart.get()
    return {
      guid: cart.guid,
      count: cart.products.reduce((count, { quantity }) => count + quantity, 0),
      currency: cart.currency ?? shopCurrency(pageSettings()),
      total: cart.isPriced ? cart.total : undefined,
      lines: cart.products.map(({ guid, id, code, title, quantity, price, totalWithVAT }) => ({
        guid,
        productId: id,
        code,
        title,
        quantity,
        price,
        total: totalWithVAT,
      })),
    }
  },
  wishlist() {
    const codesByProductId = $wishlist.get()
    return { count: Object.values(codesByProductId).flat().length, codesByProductId }
  },
  customer() {
    const details = $customer.get()
    return { isKnown: $isSettled.get(), isLoggedIn: details !== undefined, details }
  },
  consent: () => ({ analytics: analyticsConsent(pageSettings(), reportedConsent()), ads: currentConsent().ads }),
}

const sources: Record<keyof PageState, readonly ReadableAtom<unknown>[]> = {
  cart: [$displayedCart],
  wishlist: [$wishlist],
  customer: [$customer, $isSettled],
  consent: [$settingsRevision],
}

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) for (const part of Object.values(Object.freeze(value))) freeze(part)
  return value
}

/** A copy of the state, which the host page can neither change nor follow into the stores. */
export const readPageState = <K extends keyof PageState>(name: K): Readonly<PageState[K]> => freeze(structuredClone(readers[name]()))

/**
 * Calls `listener` with the state now and after each change. Its errors are reported and do not reach the shop. Returns a function that
 * unsubscribes.
 */
export function subscribePageState<K extends keyof PageState>(name: K, listener: (state: Readonly<PageState[K]>) => void): () => void {
  if (!Object.hasOwn(readers, name)) throw new Error(`shop-kit: subscribe to one of ${Object.keys(readers).join(', ')}, not "${name}"`)
  let last = ''
  let isActive = true
  const update = () => {
    const state = readPageState(name)
    const text = stringify(state)
    if (!isActive || text === last) return
    last = text
    try {
      listener(state)
    } catch (error) {
      console.error(error)
    }
  }
  const stops = sources[name].map((store) => store.listen(update))
  update()
  return () => {
    isActive = false
    for (const stop of stops) stop()
  }
}
