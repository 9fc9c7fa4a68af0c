/*
 * What the markup of a server and the code that takes it over agree on.
 */

/** Marks an element that shows the markup of a server. */
export const renderedAttribute = 'data-shop-rendered'

/** The inline style of an element in the markup of a server, where a Content-Security-Policy forbids the attribute `style`. */
export const styleAttribute = 'data-shop-style'

/** Text of the comment after the light DOM children that a server has rendered. */
export const endOfLightDom = 'shop'

/** Markup that differs from that of the server was rendered anew: nothing is wrong on screen, but it costs time. */
export const reportMismatch = (error: unknown) => console.warn('shop: rendered anew, because the markup of the server differs', error)
