import type { ShelfProps } from '../../src/parts/product/product-shelf/shelf.tsx'
import type { AttributeType } from './attribute.ts'
import { listingAttributes } from './listing-attributes.ts'

const { heading, responsive, addToCart, wishlist, badges, availability, discount, linkTarget } = listingAttributes

/** The attributes of every shelf of products. */
export const shelfAttributes: { [K in keyof ShelfProps]-?: AttributeType<ShelfProps[K]> } = {
  heading,
  responsive,
  addToCart,
  wishlist,
  badges,
  availability,
  discount,
  linkTarget,
}

export const shelfEvents = ['shop-product-click', 'shop-add-to-cart', 'shop-wishlist-change', 'shop-navigate', 'shop-analytics'] as const

export const shelfParts = [
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
