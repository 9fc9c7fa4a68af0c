import { vi } from 'vitest'
import { openTab } from '../../browser/tabs.ts'

const load = async () => ({
  ...(await import('../../../src/base/http/reconnect.ts')),
  ...(await import('../../../src/stores/session/session.ts')),
  ...(await import('../../../src/stores/session/unsent.ts')),
  ...(await import('../../../src/stores/page/menus.ts')),
  ...(await import('../../../src/stores/session/login/session-start.ts')),
  ...(await import('../../../src/stores/session/login/login.ts')),
  ...(await import('../../../src/stores/session/login/impersonation.ts')),
  ...(await import('../../../src/stores/session/tab-message.ts')),
  ...(await import('../../../src/stores/cart/carts.ts')),
  ...(await import('../../../src/stores/account/addresses.ts')),
  ...(await import('../../../src/stores/account/address-book.ts')),
  ...(await import('../../../src/stores/checkout/checkout-fields.ts')),
  ...(await import('../../../src/stores/checkout/order-to-pay.ts')),
  ...(await import('../../../src/stores/wishlist/toggle-wishlist-item.ts')),
  ...(await import('../../../src/stores/wishlist/wishlist.ts')),
  ...(await import('../../../src/stores/cart/pricing.ts')),
  ...(await import('../../../src/kit/settings.ts')),
})
export const shop = { apiBase: 'http://shop.test', credentials: 'omit' } as const

/** Replaces `location.reload`. */
export const reload = vi.fn()

/** A call that the shop receives. */
export interface Call {
  name: string
  body: unknown
  /** sent with keepalive */
  keepalive: boolean
}

/** A fake shop. `customer` is logged in; `answers` replaces responses by call. */
export function createFakeServer() {
  const state = {
    calls: [] as Call[],
    customer: undefined as object | undefined,
    /** no call gets an answer */
    isDown: false,
    cart: undefined as unknown,
    wishlist: {} as Record<string, string[]>,
    answers: new Map<string, (body: unknown) => Response | Promise<Response>>(),
    /** number of calls with a name */
    count: (name: string) => state.calls.filter((call) => call.name === name).length,
  }
  const usual: Record<string, (body: unknown) => unknown> = {
    'GET /api/customer/account-details': () => state.customer,
    'POST /api/customer/logout': () => {
      state.customer = undefined
      return {}
    },
    'GET /api/configuration': () => ({ splitProductsByAttribute: 'color' }),
    'GET /api/carts': () => (state.cart === undefined ? {} : { data: state.cart }),
    'GET /api/wishlist/variants': () => ({ variantCodesByProductId: state.wishlist }),
    'POST /api/orders/price': () => ({ total: 12, currency: 'EUR', productDetails: {} }),
  }
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body, keepalive = false }: RequestInit = {}) => {
    const name = `${method} ${new URL(address).pathname}`
    const sent: unknown = typeof body === 'string' ? JSON.parse(body) : body
    state.calls.push({ name, body: sent, keepalive })
    if (state.isDown) throw new TypeError('Failed to fetch')
    const special = state.answers.get(name)
    if (special) return special(sent)
    const answer = name in usual ? usual[name]?.(sent) : {}
    return answer === undefined ? new Response(null, { status: 204 }) : Response.json(answer)
  })
  return state
}

/** A tab with the shop's page. Each reload of a tab calls `reload`. */
export async function openShopTab() {
  vi.stubGlobal('location', { reload, href: 'https://page.test/', origin: 'https://page.test', pathname: '/', search: '', hash: '' })
  const tab = await openTab(load)
  const here = globalThis.window as unknown as EventTarget
  tab.modules.configure({ apiBase: shop.apiBase })
  return { ...tab, say: (type: string, more: object = {}) => here.dispatchEvent(Object.assign(new Event(type), more)) }
}
