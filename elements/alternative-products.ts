import { relatedPageSize } from '../src/domain/constants.ts'
import { AlternativeProducts } from '../src/views/alternative-products/alternative-products.tsx'
import { number, text } from './kit/attribute.ts'
import { carouselAttributes, carouselEvents, carouselParts } from './kit/carousel-attributes.ts'
import { contract, type ElementOf } from './kit/contract.ts'

/**
 * Products that can take the place of another one, as a carousel; nothing at all where there is none. Keyboard: Tab leads
 * through the products and brings each into view, then to the arrows and dots; a screen reader hears a carousel named after
 * the heading, and which dot is the current one.
 */
export const alternativeProducts = contract({
  tag: 'shop-alternative-products',
  view: AlternativeProducts,
  frame: 'block',
  attributes: {
    /** id of the product that others can replace; needed */
    productId: text(),
    /** attribute of the product that names the others */
    attributeCode: text('alternativeProducts'),
    /** products that are loaded at once */
    pageSize: number(relatedPageSize, { min: 1, max: 100, integer: true }),
    /** products side by side; when absent 4 from 1280 px of width, 3 from 768, 2 from 375, else 1 */
    slidesVisible: number(undefined, { min: 1, max: 12, integer: true }),
    ...carouselAttributes,
  },
  events: carouselEvents,
  slots: ['heading', 'before', 'after', 'empty'],
  parts: carouselParts,
})

declare global {
  interface HTMLElementTagNameMap {
    'shop-alternative-products': ElementOf<typeof alternativeProducts>
  }
}
