import type { EngineLine } from '../adapter.ts'

/** Merges lines of the same variant, because engines keep one line per variant. */
export function mergeLines(lines: readonly EngineLine[]): EngineLine[] {
  const quantities = new Map<string, number>()
  for (const { ref, quantity } of lines) quantities.set(ref, (quantities.get(ref) ?? 0) + quantity)
  return [...quantities].map(([ref, quantity]) => ({ ref, quantity }))
}
