import type { Stocked } from './offer.ts'

/** Allocates stock to lines in order, so that two lines, or products added to them, never share the last piece. */
export function createStockAllocator() {
  const reserved = new Map<string, number>()
  const count = (code: string, pieces: number) => reserved.set(code, (reserved.get(code) ?? 0) + pieces)

  /**
   * Takes the pieces of a line and as many of each product added to it, from its first variant with enough stock; returns
   * these variants. Returns undefined and takes nothing if stock is insufficient.
   */
  return function take<Added extends Stocked>(
    line: Stocked,
    pieces: number,
    added: readonly (readonly Added[])[],
  ): readonly Added[] | undefined {
    const hasEnough = ({ code, available, sellWithoutStock }: Stocked) =>
      sellWithoutStock || available - (reserved.get(code) ?? 0) >= pieces
    if (!hasEnough(line)) return undefined
    count(line.code, pieces)
    const found: Added[] = []
    for (const variants of added) {
      const variant = variants.find(hasEnough)
      if (!variant) {
        for (const { code } of [line, ...found]) count(code, -pieces)
        return undefined
      }
      count(variant.code, pieces)
      found.push(variant)
    }
    return found
  }
}

export type Allocate = ReturnType<typeof createStockAllocator>
