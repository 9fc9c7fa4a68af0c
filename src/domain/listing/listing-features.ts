interface FeatureProps {
  filters: boolean
  filtersPosition: 'side' | 'top' | 'drawer'
  sortSelect: boolean | undefined
  layout: 'grid' | 'list' | undefined
  layoutToggle: boolean | undefined
  pager: 'pages' | 'more' | 'none'
  display: 'list' | 'slider'
  products: readonly unknown[] | undefined
}

interface FeatureState {
  /** number of products in all pages; undefined until it is known */
  total: number | undefined
  /** wide enough for filters next to the products */
  isWide: boolean
  /** false if neither the attributes nor the URL name any products */
  hasSource: boolean
  /** number of filter values that the shopper has selected */
  chosenCount: number
}

export interface ListingFeatures {
  /** where the filters render; undefined if the listing has none */
  filtersPosition: FeatureProps['filtersPosition'] | undefined
  hasFilterButton: boolean
  hasSortSelect: boolean
  hasSizeSelect: boolean
  hasLayoutToggle: boolean
  hasPaging: boolean
}

/** Which controls a listing renders around its products (LIST-22). */
export function listingFeatures(props: FeatureProps, { total, isWide, hasSource, chosenCount }: FeatureState): ListingFeatures {
  const isTeaser = props.pager === 'none' || props.display === 'slider'
  // products given by the page can be neither filtered nor sorted: there is no request to change
  const isRequested = !props.products
  // an empty list keeps its controls if the shopper's own filters are the reason
  const isEmpty = !hasSource || (total === 0 && chosenCount === 0)
  const filtersPosition = isWide ? props.filtersPosition : 'drawer'
  const hasFilters = props.filters && isRequested
  return {
    filtersPosition: hasFilters ? filtersPosition : undefined,
    hasFilterButton: hasFilters && filtersPosition === 'drawer' && !isEmpty,
    hasSortSelect: (props.sortSelect ?? props.filters) && isRequested && !isEmpty,
    hasSizeSelect: !isTeaser && !isEmpty,
    hasLayoutToggle: (props.layoutToggle ?? (props.layout === undefined && !isTeaser)) && !isEmpty,
    hasPaging: !isTeaser && total !== undefined && total > 0,
  }
}
