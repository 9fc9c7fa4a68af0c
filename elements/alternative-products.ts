import { relatedPageSize } from '../src/domain/constants.ts'
import { AlternativeProducts } from '../src/views/alternative-products/alternative-products.tsx'
import { number, text } from './kit/attribute.ts'
import { carouselAttributes, carouselEvents, carouselParts } from './kit/carousel-attributes.ts'
import { contract } from './kit/contract.ts'

/**
 * A carousel of products that can replace another one; renders nothing if there are none. Keyboard: Tab moves through the
 * products and scrolls each into view, then to the arrows and dots. Screen readers: a carousel named by its heading, with the
 * current dot marked.
 *
 * Do: Place it on the page of a product that may be sold out. Don't: Place it above the product itself.
 *
 * @serverRendered
 */
export const alternativeProducts = contract({
  tag: 'shop-alternative-products',
  view: AlternativeProducts,
  frame: 'block',
  attributes: {
    /** id of the product to find alternatives for; required */
    productId: text(),
    /** code of the product attribute that lists the alternatives */
    attributeCode: text('alternativeProducts'),
    /** products loaded per request, 1 to 100 */
    pageSize: number(relatedPageSize, { min: 1, max: 100, integer: true }),
    /** visible slides, 1 to 12; when absent: 4 from 1280 px of width, 3 from 768 px, 2 from 375 px, otherwise 1 */
    slidesVisible: number(undefined, { min: 1, max: 12, integer: true }),
    ...carouselAttributes,
  },
  events: carouselEvents,
  slots: ['heading', 'before', 'after', 'empty'],
  parts: carouselParts,
})
