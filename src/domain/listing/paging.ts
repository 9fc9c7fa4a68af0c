import { defaultPageSize, pageSizes, skeletonCount } from '../constants.ts'

/** Number of pages; an empty list has one. */
export const pageCount = (total: number, size: number): number => Math.max(1, Math.ceil(total / Math.max(1, size)))

/** The page within what exists: one past the end becomes the last. */
export const clampPage = (page: number, pages: number): number => Math.min(Math.max(0, page), pages - 1)

const isSize = (size: number) => Number.isSafeInteger(size) && size > 0

/**
 * Page sizes on offer: those of the page, else of the shop, else 50, 100, 150, and the size that the page begins with; the word
 * "none" offers nothing (LIST-10, LIST-12).
 */
export function offeredSizes(
  requested: readonly string[] | undefined,
  predefined: readonly number[] | undefined,
  first?: number,
): readonly number[] {
  if (requested?.includes('none')) return []
  const sizes = [...(requested?.map(Number) ?? predefined ?? pageSizes), first ?? 0].filter(isSize)
  return [...new Set(sizes)].sort((a, b) => a - b)
}

/** The size a listing starts with: the page's own, else 50, else the smallest that the shop offers (LIST-11). */
export const initialSize = (requested: number | undefined, offered: readonly number[]): number => {
  if (requested !== undefined) return requested
  return offered.includes(defaultPageSize) ? defaultPageSize : (offered[0] ?? defaultPageSize)
}

/** Placeholders while a listing loads: 50, or as many as a page-size attribute asks for (LIST-20). */
export const skeletonSize = (requested: number | undefined): number => Math.min(skeletonCount, requested ?? skeletonCount)
