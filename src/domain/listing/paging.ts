/** Number of pages; an empty list has one. */
export const pageCount = (total: number, size: number): number => Math.max(1, Math.ceil(total / Math.max(1, size)))

/** The page within what exists: one past the end becomes the last (S5). */
export const clampPage = (page: number, pages: number): number => Math.min(Math.max(0, page), pages - 1)
