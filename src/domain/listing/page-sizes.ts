import { defaultPageSize, pageSizes, skeletonCount } from '../constants.ts'

const isSize = (size: number) => Number.isSafeInteger(size) && size > 0

/**
 * Page sizes on offer: those of the page, else of the shop, else 50, 100, 150, and the size that the page begins with; the word
 * "none" offers nothing (LIST-10, LIST-12).
 */
export function offeredSizes(
  wished: readonly string[] | undefined,
  predefined: readonly number[] | undefined,
  first?: number,
): readonly number[] {
  if (wished?.includes('none')) return []
  const sizes = [...(wished?.map(Number) ?? predefined ?? pageSizes), first ?? 0].filter(isSize)
  return [...new Set(sizes)].sort((a, b) => a - b)
}

/** The size a listing starts with: the page's own, else 50, else the smallest that the shop offers (LIST-11). */
export const initialSize = (wished: number | undefined, offered: readonly number[]): number => {
  if (wished !== undefined) return wished
  return offered.includes(defaultPageSize) ? defaultPageSize : (offered[0] ?? defaultPageSize)
}

/** Placeholders while a listing loads: 50, or as many as a page-size attribute asks for (LIST-20, S15). */
export const skeletonSize = (wished: number | undefined): number => Math.min(skeletonCount, wished ?? skeletonCount)
