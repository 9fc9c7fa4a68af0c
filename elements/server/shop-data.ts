import { setBounded } from '../../src/base/bounded-map.ts'

/** A shop as a function from request to response. */
export interface ShopHandler {
  fetch(request: Request): Promise<Response>
}

/** Public values of a shop, shared by renders for a short time. */
export interface ShopData {
  get(id: string): { value: unknown } | undefined
  /** Loads a value; renders that need it at the same time share the request. */
  load(id: string, load: () => Promise<unknown>): Promise<{ value: unknown }>
  /** rendered tags, see rendered-tags.ts */
  rendered: Map<string, unknown>
}

interface Loaded {
  value: unknown
  expiresAt: number
}

/** how long a price may be out of date */
const maxAgeMs = 5000
const maxValues = 500

const shops = new WeakMap<ShopHandler, ShopData>()

/** The values of a shop that were loaded in the last seconds. */
export function shopData(shop: ShopHandler): ShopData {
  const known = shops.get(shop)
  if (known) return known
  const data = createShopData()
  shops.set(shop, data)
  return data
}

function createShopData(): ShopData {
  const loaded = new Map<string, Loaded>()
  const loading = new Map<string, Promise<Loaded>>()
  const keep = (id: string, value: unknown): Loaded => {
    const entry = { value, expiresAt: performance.now() + maxAgeMs }
    setBounded(loaded, id, entry, maxValues)
    return entry
  }
  return {
    rendered: new Map(),
    get(id) {
      const entry = loaded.get(id)
      return entry && entry.expiresAt > performance.now() ? entry : undefined
    },
    load(id, load) {
      const pending = loading.get(id)
      if (pending) return pending
      const started = load()
        .then((value) => keep(id, value))
        .finally(() => loading.delete(id))
      loading.set(id, started)
      return started
    },
  }
}

/** a host that cannot exist: the requests never leave the process */
const origin = 'http://shop.invalid'
const publicHeaders = ['accept', 'return-total-count']

/**
 * Calls the shop in the same process and as a new visitor: no cookies, none of the page's headers. Refuses everything but reading, because
 * a render must not change anything.
 */
export const fetchFrom =
  (shop: ShopHandler, apiBase: string): typeof fetch =>
  async (input, init = {}) => {
    const url = String(input)
    const { method = 'GET', signal } = init
    if (method !== 'GET' || !url.startsWith(`${apiBase}/`)) throw new TypeError('A render on a server may only read from the shop')
    const given = new Headers(init.headers)
    const headers = publicHeaders.flatMap((name) => (given.has(name) ? [[name, given.get(name) as string] as [string, string]] : []))
    return shop.fetch(new Request(origin + url.slice(apiBase.length), { headers, ...(signal && { signal }) }))
  }
