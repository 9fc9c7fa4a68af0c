interface SkeletonsProps {
  count: number
  layout: 'grid' | 'list'
}

/** Grey shapes in the places of the products that are under way (LIST-20). */
export function Skeletons({ count, layout }: SkeletonsProps) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: all are alike
    <li key={index} className="card card-skeleton" part="skeleton" data-layout={layout} aria-hidden="true">
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
    </li>
  ))
}
