import { useSheet } from '../../base/use-sheet.ts'
import shapes from '../../ui/skeleton.css?sheet'
import sheet from './card.css?sheet'

/** Grey shapes in the places of a product that is under way (LIST-20). */
export function CardSkeleton({ layout }: { layout: 'grid' | 'list' }) {
  useSheet(shapes)
  useSheet(sheet)
  return (
    <div className="card" part="skeleton" data-layout={layout} aria-hidden="true">
      <div className="card-in">
        <div className="card-picture">
          <div className="card-image skeleton" />
        </div>
        <div className="card-text">
          <div className="skeleton skeleton-title" />
          <div className="skeleton skeleton-sku" />
        </div>
        <div className="card-facts">
          <div className="skeleton skeleton-price" />
          <div className="skeleton skeleton-stock" />
        </div>
        <div className="skeleton skeleton-buy" />
      </div>
    </div>
  )
}
