import * as z from 'zod/mini'
import { area } from '../src/model/page/area.ts'
import { bannerData } from '../src/model/page/banner.ts'
import { ProductListBanner } from '../src/views/product-list-banner/product-list-banner.tsx'
import { json, number, oneOf, text } from './kit/attribute.ts'
import { carouselAttributes, carouselEvents, carouselParts } from './kit/carousel-attributes.ts'
import { contract } from './kit/contract.ts'

/**
 * Promotions above products of a list, in a slider or a grid. Keyboard: Tab moves through the buttons of the promotions and the
 * products, then to the arrows and dots; Escape closes the video dialog. Screen readers: the slider is a carousel named by its
 * heading.
 *
 * Do: Use promotions that belong to the products below. Don't: Use it twice in a row: two sliders compete for attention.
 *
 * @serverRendered
 */
export const productListBanner = contract({
  tag: 'shop-product-list-banner',
  view: ProductListBanner,
  frame: 'block',
  attributes: {
    /** id of the product list */
    productList: text(),
    /** number of products, 1 to 100; 8 when absent */
    slidesCount: number(undefined, { min: 1, max: 100, integer: true }),
    /** sort order; default: that of the list */
    sort: text(),
    /** `slider` or `grid`; default: the setting of the block, or else `slider` */
    display: oneOf(['slider', 'grid']),
    /** maximum number of columns, 1 to 12 */
    columns: number(undefined, { min: 1, max: 12, integer: true }),
    /** promotions as [{ "promoText", "actionButtonTitle", "url", "youtubeUrl", "imageId", "imageAlt" }] */
    areas: json(z.array(area)),
    /** the whole block as the CMS stores it; individual attributes override it */
    block: json(z.looseObject({ title: z.optional(z.string()), data: z.optional(bannerData) })),
    ...carouselAttributes,
  },
  events: ['shop-area-click', ...carouselEvents],
  slots: ['heading', 'before', 'after', 'promo', 'empty'],
  parts: [...carouselParts, 'grid', 'area', 'dialog', 'dialog-backdrop'],
})
