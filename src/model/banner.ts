import * as z from 'zod/mini'
import { id, list, maybe } from './field.ts'

const text = maybe(z.string())
const amount = maybe(z.number())
const flag = maybe(z.boolean())

/** A promotion beside products (ENT-31). */
export const bannerArea = z.looseObject({
  promoText: text,
  actionButtonTitle: text,
  url: text,
  youtubeUrl: text,
  imageId: maybe(id),
  imageAlt: text,
})
export type BannerArea = z.output<typeof bannerArea>

/** Data of a product list banner as a content system stores it (BANNER-05, BANNER-19, ENT-31). */
export const bannerData = z.looseObject({
  /** how the areas are shown */
  displayType: maybe(z.enum(['carousel', 'slider', 'tiles'])),
  /** width by height of the areas' pictures */
  aspectRatio: amount,
  /** areas side by side */
  columnsCount: amount,
  wide: flag,
  areas: maybe(list(bannerArea)),
  productListId: maybe(id),
  slidesCount: amount,
  sort: text,
  displayInSlider: flag,
})
export type BannerData = z.output<typeof bannerData>
