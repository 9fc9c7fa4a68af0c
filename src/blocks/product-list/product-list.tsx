import { Listing } from '../../parts/listing/listing.tsx'
import type { ListingProps } from '../../parts/listing/listing-props.ts'

export interface ProductListProps extends ListingProps {
  productList: string | undefined
  category: string | undefined
  subcategories: boolean
  search: string | undefined
  productIds: string[] | undefined
  recommended: boolean
}

/** The product list block (LIST-22): names the products, the listing does the rest. */
export function ProductList({ productList, category, subcategories, search, productIds, recommended, ...listing }: ProductListProps) {
  const { presetFilters } = listing
  return <Listing {...listing} source={{ productList, category, subcategories, search, productIds, recommended, presetFilters }} />
}
