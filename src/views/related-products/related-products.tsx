import { messages } from '../../domain/messages.ts'
import { relatedQuery } from '../../domain/product/related.ts'
import { useSettings } from '../../kit/host.ts'
import { useStore } from '../../kit/use-store.ts'
import { useRequiredAttribute } from '../../parts/app/use-required-attribute.ts'
import { useText } from '../../parts/app/use-text.ts'
import { PagedProductCarousel } from '../../parts/product/product-shelf/paged-product-carousel.tsx'
import type { ProductCollectionProps } from '../../parts/product/product-shelf/product-collection.tsx'
import { languageStore } from '../../stores/app/language.ts'
import { RecentProducts } from './recent-products.tsx'

export interface RelatedProductsProps extends ProductCollectionProps {
  productId: string | undefined
  pageSize: number
  slidesVisible: number | undefined
  recent: boolean
}

/** Related products in a carousel that loads 5 at a time (BANNER-20, PDP-18), or recently viewed ones. */
export function RelatedProducts({ recent, pageSize, ...props }: RelatedProductsProps) {
  useRequiredAttribute('product-id', recent || props.productId !== undefined)
  if (recent) return <RecentProducts {...props} />
  return props.productId === undefined ? null : <Related {...props} productId={props.productId} pageSize={pageSize} />
}

function Related({ productId, pageSize, ...carousel }: Omit<RelatedProductsProps, 'recent'> & { productId: string }) {
  const t = useText()
  const lang = useStore(languageStore(useSettings()))
  return <PagedProductCarousel {...carousel} query={relatedQuery(lang, productId, pageSize)} name={t(messages.relatedProducts)} />
}
