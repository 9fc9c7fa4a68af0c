import { shared } from '../../base/shared.ts'

const maxNameLength = 60
const reported = shared('blocks.unknown', () => new Set<string>())

/** Says once that a type of block is none of the shop's (G24). */
export function reportUnknownBlock(type: string): void {
  const name = type.slice(0, maxNameLength)
  if (reported.has(name)) return
  reported.add(name)
  console.warn(`shop: there is no block of type "${name}"`)
}
