import type { SlideCounts } from '../../../domain/carousel.ts'
import type { Columns } from '../../../domain/listing/columns.ts'
import { messages } from '../../../domain/messages.ts'
import type { Product } from '../../../model/product/product.ts'
import { Carousel, type CarouselProps } from '../../../ui/carousel/carousel.tsx'
import { useText } from '../../app/use-text.ts'
import { type CardContext, Cards } from '../product-card/cards.tsx'
import { Skeletons } from '../product-card/skeletons.tsx'

interface ProductCarouselProps extends CardContext, Pick<CarouselProps, 'responsive' | 'move' | 'besideHeading' | 'onMove'> {
  /** undefined until loaded */
  products: readonly Product[] | undefined
  /** number of skeletons until then */
  expected?: number
  /** slides side by side; by width if undefined */
  columns: Columns | undefined
}

export function ProductCarousel(props: ProductCarouselProps) {
  const { products, expected = 0, columns, responsive, move, besideHeading, onMove, ...setting } = props
  const t = useText()
  const carouselProps = { responsive, move, besideHeading, onMove }
  return (
    <Carousel
      {...carouselProps}
      label={setting.listName ?? t(messages.products)}
      t={t}
      slides={toSlideCounts(columns)}
      count={products?.length ?? expected}
      busy={!products}
    >
      {products ? (
        <Cards {...setting} layout="grid" products={products} offset={0} />
      ) : (
        <Skeletons {...setting} layout="grid" count={expected} />
      )}
    </Carousel>
  )
}

/** Converts grid columns to slides; a carousel has one more, smaller breakpoint. */
const toSlideCounts = (columns: Columns | undefined): SlideCounts | undefined => columns && [columns[0], ...columns]
