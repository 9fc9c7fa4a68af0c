import * as z from 'zod/mini'
import { stringify } from '../../model/stringify.ts'
import { withServerValue } from '../server-value.ts'
import { remoteStores } from './remote.ts'
import { seedValue } from './seeded.ts'

/**
 * The stores (names of `remote`) whose values are the same for every visitor. Only these are loaded by a server and sent with
 * its markup: never add one that depends on the session, a cart or a customer.
 */
const publicRemotes = [
  'categories',
  'configuration',
  'countries',
  'filters',
  'menus',
  'news',
  'news-item',
  'product',
  'product-cards',
  'products',
  'quantity-prices',
  'routes',
  'shipping-salons',
  'translations',
  'variants',
] as const

/** Whether a server may load and send the values of a store. */
export const isPublicRemote = (name: string): boolean => publicRemotes.some((known) => known === name)

/** Values of stores that have loaded on the server, by name of `remote` and key of the store. */
export type Seed = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** JSON as text of a script element. Without `<`, no value can end the element or open a comment. */
export const seedText = (value: unknown): string => stringify(value).replace(/</g, '\\u003c')

/** A store that already exists, because another element uses it, renders with the value too, and keeps its request. */
function seedStore(name: string, key: string, value: unknown): void {
  const store = remoteStores<unknown>(name).get(key)
  if (store) {
    withServerValue(store, { status: 'ready', value })
    if (store.value?.value === undefined) store.set({ status: 'loading', value })
  } else seedValue(name, key, value)
}

/**
 * Adds the seed of an element that a server has rendered. Its stores start with these values and send no request. `apiBase` is
 * that of the element: a server renders without knowing it.
 */
export function addSeed(text: string, apiBase: string): void {
  for (const [name, stores] of Object.entries(readSeed(text)))
    for (const [key, value] of Object.entries(stores)) {
      const [, query]: unknown[] = JSON.parse(key)
      seedStore(name, stringify([apiBase, query]), value)
    }
}

const seedSchema = z.record(z.string(), z.record(z.string(), z.unknown()))

/** Reads the text of `seedText`; empty if it is damaged. Drops stores that no server may send. */
function readSeed(text: string): Seed {
  try {
    const seed = seedSchema.parse(JSON.parse(text))
    for (const stores of Object.values(seed)) for (const key of Object.keys(stores)) JSON.parse(key)
    return Object.fromEntries(Object.entries(seed).filter(([name]) => isPublicRemote(name)))
  } catch {
    return {}
  }
}
