import type { Remote } from '../../../base/http/remote.ts'
import type { Columns } from '../../../domain/listing/columns.ts'
import { messages } from '../../../domain/messages.ts'
import type { Product } from '../../../model/product/product.ts'
import type { CarouselProps } from '../../../ui/carousel/carousel.tsx'
import { ImpliedHeading } from '../../../ui/inner-heading.tsx'
import { Message } from '../../../ui/message.tsx'
import { useConfiguration } from '../../app/use-configuration.ts'
import { useText } from '../../app/use-text.ts'
import { type CardSettings, useCardSettings } from '../product-card/use-card-settings.ts'
import { EmptyState } from './empty-state.tsx'
import { ProductCarousel } from './product-carousel.tsx'
import { ProductGrid } from './product-grid.tsx'

/** Attributes of every product collection. */
export interface ProductCollectionProps extends CardSettings {
  heading: string | undefined
  responsive: 'viewport' | 'container'
}

interface ViewProps extends ProductCollectionProps, Pick<CarouselProps, 'move' | 'onMove'> {
  result: Remote<readonly Product[]>
  onRetry: () => void
  /** name for assistive technology and analytics if there is no heading */
  name: string
  display?: 'slider' | 'grid'
  /** products side by side; by width if undefined */
  columns: Columns | undefined
  /** there is content between the heading and the products */
  hasContentBetween?: boolean
  /** number of skeletons while the products load */
  expected: number
}

/** Products as a carousel or grid, or their empty state or error. */
export function ProductCollection({
  result,
  onRetry,
  name,
  heading,
  responsive,
  display = 'slider',
  columns,
  expected,
  hasContentBetween,
  move,
  onMove,
  ...rest
}: ViewProps) {
  const t = useText()
  const configuration = useConfiguration()
  const cardSettings = useCardSettings(rest)
  const products = result.value
  if (!products && result.status === 'failed')
    return (
      <Message kind="error" action={{ label: t(messages.tryAgain), run: onRetry }}>
        {t(messages.listFailed)}
      </Message>
    )
  if (products?.length === 0) return <EmptyState />
  const collection = {
    configuration,
    layout: 'grid',
    settings: cardSettings,
    splitBy: undefined,
    listName: heading ?? name,
    isInViewport: true, // the products load near the viewport
    products,
    expected,
    columns,
  } as const
  return (
    <>
      <ImpliedHeading text={name} />
      {display === 'grid' ? (
        <ProductGrid {...collection} />
      ) : (
        <ProductCarousel
          {...collection}
          responsive={responsive}
          move={move}
          onMove={onMove}
          besideHeading={heading !== undefined && !hasContentBetween}
        />
      )}
    </>
  )
}
