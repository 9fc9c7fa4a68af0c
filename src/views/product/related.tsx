import { relatedPageSize } from '../../domain/constants.ts'
import { messages } from '../../domain/messages.ts'
import { relatedQuery } from '../../domain/product/related.ts'
import { useText } from '../../parts/app/use-text.ts'
import { PagedProductCarousel } from '../../parts/product/product-shelf/paged-product-carousel.tsx'
import { InnerLevel } from '../../ui/inner-heading.tsx'

interface RelatedProps {
  productId: string
  lang: string
}

/** Related products below a product: `related` of the element (PDP-18). */
export function Related({ productId, lang }: RelatedProps) {
  const t = useText()
  const name = t(messages.relatedProducts)
  return (
    <section className="product-related">
      <h2 className="frame-heading">{name}</h2>
      <InnerLevel value="h3">
        <PagedProductCarousel
          query={relatedQuery(lang, productId, relatedPageSize)}
          name={name}
          heading={name}
          responsive="viewport"
          slidesVisible={undefined}
          addToCart={undefined}
          wishlist
          badges
          availability={undefined}
          discount
          linkTarget="_self"
        />
      </InnerLevel>
    </section>
  )
}
