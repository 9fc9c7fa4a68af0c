import { defaultPageSize, pageSizes, skeletonCount } from '../constants.ts'

/** Number of pages; 1 for an empty list. */
export const pageCount = (total: number, size: number): number => Math.max(1, Math.ceil(total / Math.max(1, size)))

/** Clamps a page index to the existing pages. */
export const clampPage = (page: number, pages: number): number => Math.min(Math.max(0, page), pages - 1)

const isSize = (size: number) => Number.isSafeInteger(size) && size > 0

/**
 * Page sizes to choose from: those of the attribute, else of the shop, else 50, 100 and 150; plus the initial size `first`.
 * The word "none" disables the choice (LIST-10, LIST-12).
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

/** The initial page size: the requested one, else 50 if offered, else the smallest offered one (LIST-11). */
export const initialSize = (requested: number | undefined, offered: readonly number[]): number => {
  if (requested !== undefined) return requested
  return offered.includes(defaultPageSize) ? defaultPageSize : (offered[0] ?? defaultPageSize)
}

/** Placeholders while a listing loads: 50, or fewer if the `page-size` attribute is smaller (LIST-20). */
export const skeletonSize = (requested: number | undefined): number => Math.min(skeletonCount, requested ?? skeletonCount)
