import { relatedPageSize } from '../src/domain/constants.ts'
import { RelatedProducts } from '../src/views/related-products/related-products.tsx'
import { flag, number, text } from './kit/attribute.ts'
import { carouselAttributes, carouselEvents, carouselParts } from './kit/carousel-attributes.ts'
import { contract } from './kit/contract.ts'

/**
 * A carousel of related products, or of recently viewed ones; renders nothing if there are none. Keyboard: Tab moves through
 * the products and scrolls each into view, then to the arrows and dots. Screen readers: a carousel named by its heading, with
 * the current dot marked.
 *
 * Do: Place it at the end of a product page or of the cart. Don't: Place it beside the buy button: it leads away from the
 * order.
 *
 * @serverRendered
 */
export const relatedProducts = contract({
  tag: 'shop-related-products',
  view: RelatedProducts,
  frame: 'block',
  attributes: {
    /** id of the product to find related products for; required unless `recent` is set */
    productId: text(),
    /** products loaded per request, 1 to 100 */
    pageSize: number(relatedPageSize, { min: 1, max: 100, integer: true }),
    /** visible slides, 1 to 12; when absent: 4 from 1280 px of width, 3 from 768 px, 2 from 375 px, otherwise 1 */
    slidesVisible: number(undefined, { min: 1, max: 12, integer: true }),
    /** shows products recently viewed on this device instead, with a button that clears the history */
    recent: flag(false),
    ...carouselAttributes,
  },
  events: carouselEvents,
  slots: ['heading', 'before', 'after', 'empty'],
  parts: carouselParts,
})
