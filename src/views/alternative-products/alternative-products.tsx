import { messages } from '../../domain/messages.ts'
import { alternativesQuery } from '../../domain/product/related.ts'
import { useSettings } from '../../kit/host.ts'
import { useStore } from '../../kit/use-store.ts'
import { useRequiredAttribute } from '../../parts/app/use-required-attribute.ts'
import { useText } from '../../parts/app/use-text.ts'
import { PagedProductCarousel } from '../../parts/product/product-shelf/paged-product-carousel.tsx'
import type { ProductCollectionProps } from '../../parts/product/product-shelf/product-collection.tsx'
import { languageStore } from '../../stores/app/language.ts'

export interface AlternativeProductsProps extends ProductCollectionProps {
  productId: string | undefined
  attributeCode: string
  pageSize: number
  slidesVisible: number | undefined
}

/** Alternatives to a product, as a carousel (BANNER-21). */
export function AlternativeProducts({ productId, attributeCode, pageSize, ...carousel }: AlternativeProductsProps) {
  useRequiredAttribute('product-id', productId !== undefined)
  const t = useText()
  const lang = useStore(languageStore(useSettings()))
  if (productId === undefined) return null
  const query = alternativesQuery(lang, productId, attributeCode, pageSize)
  return <PagedProductCarousel {...carousel} query={query} name={t(messages.alternativeProducts)} />
}
