import { relatedPageSize } from '../src/domain/constants.ts'
import { RelatedProducts } from '../src/views/related-products/related-products.tsx'
import { flag, number, text } from './kit/attribute.ts'
import { carouselAttributes, carouselEvents, carouselParts } from './kit/carousel-attributes.ts'
import { contract, type ElementOf } from './kit/contract.ts'

/**
 * What goes with a product, or what was looked at on this device, as a carousel; nothing at all where there is none.
 * Keyboard: Tab leads through the products and brings each into view, then to the arrows and dots; a screen reader hears a
 * carousel named after the heading, and which dot is the current one.
 */
export const relatedProducts = contract({
  tag: 'shop-related-products',
  view: RelatedProducts,
  frame: 'block',
  attributes: {
    /** id of the product that others go with; needed unless `recent` is set */
    productId: text(),
    /** products that are loaded at once */
    pageSize: number(relatedPageSize, { min: 1, max: 100, integer: true }),
    /** products side by side; when absent 4 from 1280 px of width, 3 from 768, 2 from 375, else 1 */
    slidesVisible: number(undefined, { min: 1, max: 12, integer: true }),
    /** shows what was looked at on this device instead, with a button that forgets it */
    recent: flag(false),
    ...carouselAttributes,
  },
  events: carouselEvents,
  slots: ['heading', 'before', 'after', 'empty'],
  parts: carouselParts,
})

declare global {
  interface HTMLElementTagNameMap {
    'shop-related-products': ElementOf<typeof relatedProducts>
  }
}
