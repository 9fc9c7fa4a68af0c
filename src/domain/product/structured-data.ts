import type { Product } from '../../model/product/product.ts'
import { structuredDataAvailability, structuredDataCurrency } from '../constants.ts'

/** Where things are on the web; undefined leaves them out. */
interface PageUrls {
  page: string | undefined
  images: readonly string[]
}

/** What a search engine is told of a product, in the words of schema.org; currency and availability are fixed (PDP-24). */
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
