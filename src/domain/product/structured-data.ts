import type { Product } from '../../model/product/product.ts'
import type { Variant } from '../../model/product/variant.ts'
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
  /** variants to offer instead of the product */
  variants?: readonly Variant[] | undefined
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

const isAvailable = ({ availableQuantity, isInStock, sellWithoutStock }: Variant) =>
  sellWithoutStock || isInStock || (availableQuantity ?? (isInStock === undefined ? 1 : 0)) > 0

/** An offer for each variant with a price, and their range of prices; undefined without such a variant. */
function variantOffers(variants: readonly Variant[], currency: string, url: string | undefined) {
  const priced = variants.flatMap((variant) => (variant.priceNow === undefined ? [] : [{ ...variant, priceNow: variant.priceNow }]))
  if (!priced.length) return undefined
  const text = (price: number) => price.toFixed(decimalsOf(currency))
  const prices = priced.map(({ priceNow }) => priceNow)
  return {
    '@type': 'AggregateOffer',
    lowPrice: text(Math.min(...prices)),
    highPrice: text(Math.max(...prices)),
    priceCurrency: currency,
    offerCount: priced.length,
    offers: priced.map((variant) => ({
      '@type': 'Offer',
      sku: variant.code,
      gtin: variant.gtin,
      price: text(variant.priceNow),
      priceCurrency: currency,
      availability: isAvailable(variant) ? structuredDataAvailability : 'OutOfStock',
      url,
    })),
  }
}

/**
 * The schema.org data of a product for search engines; currency and availability are fixed (PDP-24), unless the configuration names a
 * currency, or asks for an offer per variant.
 */
export const structuredData = (product: Product, { page, images, currency = structuredDataCurrency, variants = [] }: PageFacts) => ({
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
    offers: variantOffers(variants, currency, page) ?? {
      '@type': 'Offer',
      price: product.priceNow.toFixed(decimalsOf(currency)),
      priceCurrency: currency,
      availability: structuredDataAvailability,
      url: page,
    },
  }),
})
