import { showsAvailability } from '../../../domain/product/availability.ts'
import { useSheet } from '../../../kit/use-sheet.ts'
import type { Configuration } from '../../../model/app/configuration.ts'
import shapes from '../../../ui/skeleton.css?sheet'
import sheet from './card.css?sheet'
import type { CardSettings } from './use-card-settings.ts'

export interface CardSkeletonProps {
  layout: 'grid' | 'list'
  /** undefined until loaded: the skeleton then reserves space for every optional part */
  configuration: Configuration | undefined
  settings: Pick<CardSettings, 'addToCart' | 'availability'>
}

/** Skeleton of a product card (LIST-20). */
export function CardSkeleton({ layout, configuration, settings }: CardSkeletonProps) {
  const features = configuration?.features ?? { productAvailabilityColors: true, displayAddToCartInListings: true }
  useSheet(shapes)
  useSheet(sheet)
  return (
    <div className="card" part="skeleton" data-layout={layout} aria-hidden="true">
      <div className="card-image skeleton" />
      <div className="card-text">
        <div className="skeleton skeleton-title" />
        <div className="skeleton skeleton-sku" />
      </div>
      <div className="card-facts">
        <div className="skeleton skeleton-price" />
        {showsAvailability(features, settings.availability) && <div className="skeleton skeleton-stock" />}
      </div>
      {features.displayAddToCartInListings && settings.addToCart !== false && <div className="skeleton skeleton-buy" />}
    </div>
  )
}
