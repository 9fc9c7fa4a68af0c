import type { ProductCollectionProps } from '../../src/parts/product/product-shelf/product-collection.tsx'
import type { AttributeType } from './attribute.ts'
import { listingAttributes } from './listing-attributes.ts'

const { heading, responsive, addToCart, wishlist, badges, availability, discount, linkTarget } = listingAttributes

/** The attributes of every product carousel. */
export const carouselAttributes: { [K in keyof ProductCollectionProps]-?: AttributeType<ProductCollectionProps[K]> } = {
  heading,
  responsive,
  addToCart,
  wishlist,
  badges,
  availability,
  discount,
  linkTarget,
}

export const carouselEvents = ['shop-product-click', 'shop-add-to-cart', 'shop-wishlist-change', 'shop-navigate', 'shop-analytics'] as const

export const carouselParts = [
  'slider',
  'dots',
  'arrow',
  'card',
  'image',
  'link',
  'badge',
  'discount',
  'price',
  'price-old',
  'availability',
  'button',
  'input',
  'skeleton',
  'message',
] as const
