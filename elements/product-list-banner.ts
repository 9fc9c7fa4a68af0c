import * as z from 'zod/mini'
import { area } from '../src/model/page/area.ts'
import { bannerData } from '../src/model/page/banner.ts'
import { ProductListBanner } from '../src/views/product-list-banner/product-list-banner.tsx'
import { json, number, oneOf, text } from './kit/attribute.ts'
import { carouselAttributes, carouselEvents, carouselParts } from './kit/carousel-attributes.ts'
import { contract, type ElementOf } from './kit/contract.ts'

/**
 * Promotions above the products of a list, in a slider or a grid. Keyboard: Tab leads through the buttons of the promotions
 * and the products, then to the arrows and dots; a video opens in a dialog that Escape closes. A screen reader hears the
 * slider as a carousel named after the heading.
 */
export const productListBanner = contract({
  tag: 'shop-product-list-banner',
  view: ProductListBanner,
  frame: 'block',
  attributes: {
    /** the list that the products come from */
    productList: text(),
    /** how many products are shown; 8 when absent */
    slidesCount: number(undefined, { min: 1, max: 100, integer: true }),
    /** their order; the one of the list when absent */
    sort: text(),
    /** slider or grid; a slider when neither this nor the block says it */
    display: oneOf(['slider', 'grid']),
    /** products side by side where there is room */
    columns: number(undefined, { min: 1, max: 12, integer: true }),
    /** promotions: [{ "promoText", "actionButtonTitle", "url", "youtubeUrl", "imageId", "imageAlt" }] */
    areas: json(z.array(area)),
    /** the whole block as a content system stores it; single attributes win over it */
    block: json(z.looseObject({ title: z.optional(z.string()), data: z.optional(bannerData) })),
    ...carouselAttributes,
  },
  events: ['shop-area-click', ...carouselEvents],
  slots: ['heading', 'before', 'after', 'promo', 'empty'],
  parts: [...carouselParts, 'grid', 'area', 'dialog', 'dialog-backdrop'],
})

declare global {
  interface HTMLElementTagNameMap {
    'shop-product-list-banner': ElementOf<typeof productListBanner>
  }
}
