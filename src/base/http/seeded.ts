import { shared } from '../shared.ts'

/** Values of the seeds of this page that no store has taken. Apart from seed.ts, because every page loads this. */
const seeded = () => shared('seed', () => new Map<string, unknown>())
const idOf = (name: string, key: string) => `${name}\n${key}`

/** Keeps a value for a store. */
export const seedValue = (name: string, key: string, value: unknown): void => void seeded().set(idOf(name, key), value)

/** The value of a store in a seed, once; undefined without one. */
export function takeSeeded(name: string, key: string): unknown {
  const value = seeded().get(idOf(name, key))
  seeded().delete(idOf(name, key))
  return value
}
