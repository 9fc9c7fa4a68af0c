import type { Product } from '../../model/product/product.ts'
import { structuredDataAvailability, structuredDataCurrency } from '../constants.ts'

/** Absolute URLs. */
interface PageUrls {
  page: string | undefined
  images: readonly string[]
}

/** The schema.org data of a product for search engines; currency and availability are fixed (PDP-24). */
export const structuredData = (product: Product, { page, images }: PageUrls) => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: product.title,
  sku: product.code,
  mpn: product.model,
  category: product.categoryTitle,
  image: images,
  ...(product.priceNow !== undefined && {
    offers: {
      '@type': 'Offer',
      price: product.priceNow.toFixed(2),
      priceCurrency: structuredDataCurrency,
      availability: structuredDataAvailability,
      url: page,
    },
  }),
})
