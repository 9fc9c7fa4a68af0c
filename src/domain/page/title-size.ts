import { titleMaxPx } from '../constants.ts'

/**
 * The CSS font size of a title (BLOCK-04). A bare number is in px; a size with a unit stays unchanged. Both are limited to
 * `titleMaxPx`. Keywords pass through, and the browser ignores invalid values.
 */
export const titleSize = (size: string): string => (/\d/.test(size) ? `min(${size}${+size ? 'px' : ''},${titleMaxPx}px)` : size)
