import * as z from 'zod/mini'
import { stringify } from '../../model/stringify.ts'

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

const seedSchema = z.record(z.string(), z.record(z.string(), z.unknown()))

/** Reads the text of `seedText`; empty if it is damaged. Drops stores that no server may send. */
export function readSeed(text: string): Seed {
  try {
    const seed = seedSchema.parse(JSON.parse(text))
    return Object.fromEntries(Object.entries(seed).filter(([name]) => isPublicRemote(name)))
  } catch {
    return {}
  }
}
