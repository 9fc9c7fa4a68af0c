import { getOwn } from '../get-own.ts'

/** The tag that renders each of the 24 block types (BLOCK-01). */
export const blockTags = {
  category: 'shop-category',
  productList: 'shop-product-list',
  product: 'shop-product',
  productListBanner: 'shop-product-list-banner',
  text: 'shop-text',
  images: 'shop-images',
  video: 'shop-video',
  FAQ: 'shop-faq',
  textWithImage: 'shop-text-with-image',
  newsList: 'shop-news-list',
  newsItem: 'shop-news-item',
  'not-found': 'shop-not-found',
  cart: 'shop-cart',
  styleguide: 'shop-styleguide',
  customerProfile: 'shop-account',
  searchResults: 'shop-search-results',
  wishlist: 'shop-wishlist',
  productAttributes: 'shop-product-attributes',
  relatedProducts: 'shop-related-products',
  alternativeProducts: 'shop-alternative-products',
  form: 'shop-form',
  imageRow: 'shop-image-row',
  contacts: 'shop-contacts',
  categoriesBanner: 'shop-categories-banner',
} as const
export type BlockType = keyof typeof blockTags

/** The tag that renders a block type; undefined for unknown types, including names such as `constructor` (R10). */
export const blockTag = (type: string): string | undefined => getOwn(blockTags, type)
