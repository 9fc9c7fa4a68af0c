/* What server markup and the code that takes it over agree on. */

/** Marks an element that shows the markup of a server. */
export const renderedAttribute = 'data-shop-rendered'

/** The inline style of an element in the markup of a server, where a Content-Security-Policy forbids the attribute `style`. */
export const styleAttribute = 'data-shop-style'

/** Marks the children that a `shop-page` renders into its light DOM, beside those of the host page. */
export const lightDomAttribute = 'data-shop-child'

/** Server markup that differs is rendered again: the screen is right, but it costs time. */
export const reportMismatch = (error: unknown) => console.warn('shop: rendered anew, because the markup of the server differs', error)
