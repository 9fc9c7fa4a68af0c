import type { EngineLine } from '../adapter.ts'

/** Lines of one variant as one: engines keep them so. */
export function mergeLines(lines: readonly EngineLine[]): EngineLine[] {
  const quantities = new Map<string, number>()
  for (const { ref, quantity } of lines) quantities.set(ref, (quantities.get(ref) ?? 0) + quantity)
  return [...quantities].map(([ref, quantity]) => ({ ref, quantity }))
}
