import type { Product } from '../../model/product/product.ts'
import { structuredDataAvailability, structuredDataCurrency } from '../constants.ts'
import { decimalsOf } from '../money.ts'
import { plainText } from '../plain-text.ts'
import { factTexts } from './product-attributes.ts'

interface PageFacts {
  /** absolute URLs */
  page: string | undefined
  images: readonly string[]
  /** of the configuration */
  currency?: string | undefined
}

const brandOf = ({ attributes = [] }: Product) => {
  const brand = attributes.find(({ code }) => code === 'brand')
  const [name] = brand ? factTexts(brand) : []
  return name && { '@type': 'Brand', name: name.text }
}

const maxDescription = 5000

const descriptionOf = ({ description, descriptionByTabCode }: Product): string | undefined =>
  plainText(description || descriptionByTabCode?.description || '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxDescription) || undefined

/** The schema.org data of a product for search engines; currency and availability are fixed (PDP-24), unless the configuration names a currency. */
export const structuredData = (product: Product, { page, images, currency = structuredDataCurrency }: PageFacts) => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: product.title,
  sku: product.code,
  mpn: product.model,
  brand: brandOf(product),
  description: descriptionOf(product),
  category: product.categoryTitle,
  image: images,
  ...(product.priceNow !== undefined && {
    offers: {
      '@type': 'Offer',
      price: product.priceNow.toFixed(decimalsOf(currency)),
      priceCurrency: currency,
      availability: structuredDataAvailability,
      url: page,
    },
  }),
})
