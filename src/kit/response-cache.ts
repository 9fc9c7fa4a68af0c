import type * as z from 'zod/mini'
import type { Connection } from '../base/http/request.ts'
import { shared } from '../base/shared.ts'
import { type PersistedStore, persisted } from './persisted.ts'

type CachedResponses = Readonly<Record<string, unknown>>
const maxResponses = 6
const stores = shared('caches', () => new Set<PersistedStore<CachedResponses>>())

const isRecord = (value: unknown): value is CachedResponses => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Persists the last responses of a request by shop and language, to render them on the next visit while a fresh one loads. */
export function responseCache<S extends z.ZodMiniType>(name: string, schema: S) {
  const store = persisted<CachedResponses>(name, {
    initial: {},
    read: (value) => ({ value: isRecord(value) ? value : {}, damaged: !isRecord(value) }),
    expendable: true,
  })
  stores.add(store)
  const keyOf = ({ apiBase }: Connection, language: string) => `${apiBase}|${language}`
  return {
    read(shop: Connection, language: string): z.output<S> | undefined {
      if (shop.fetch) return undefined
      const key = keyOf(shop, language)
      const responses = store.get()
      const response = Object.hasOwn(responses, key) ? schema.safeParse(responses[key]) : undefined
      return response?.success ? response.data : undefined
    },
    keep(shop: Connection, language: string, response: z.output<S>) {
      if (shop.fetch) return // a server serves many visitors and shops
      const key = keyOf(shop, language)
      const others = Object.entries(store.get()).filter(([other]) => other !== key)
      store.set(Object.fromEntries([...others.slice(1 - maxResponses), [key, response]]))
    },
  }
}

/** Clears all response caches. */
export function clearResponseCaches(): void {
  for (const store of stores) store.set({})
}
