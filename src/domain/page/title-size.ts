import { titleMaxPx } from '../constants.ts'

/**
 * The size of a title as css: a bare number is in pixels, a text is a size as it stands (BLOCK-04). A figure has its limit:
 * a title is to be read, not to take the page. What is no size at all is the browser's to refuse.
 */
export const titleSize = (size: string): string => (/\d/.test(size) ? `min(${size}${+size ? 'px' : ''},${titleMaxPx}px)` : size)
