import { messages } from '../../domain/messages.ts'
import { useText } from '../../parts/app/use-text.ts'
import { Listing } from '../../parts/listing/listing.tsx'
import type { ListingProps } from '../../parts/listing/listing-props.ts'
import { ImpliedHeading } from '../../ui/inner-heading.tsx'

export interface ProductListProps extends ListingProps {
  productList: string | undefined
  category: string | undefined
  subcategories: boolean
  search: string | undefined
  productIds: string[] | undefined
  recommended: boolean
  block: { data?: { productListId?: string | undefined; sort?: string | undefined } | undefined } | undefined
}

/** The product list block (LIST-22): selects the products; the listing renders them. */
export function ProductList({ category, subcategories, search, productIds, recommended, block, ...listing }: ProductListProps) {
  const { presetFilters } = listing
  const { productList = block?.data?.productListId, sort = block?.data?.sort, ...rest } = listing
  const t = useText()
  return (
    <>
      <ImpliedHeading text={t(messages.products)} />
      <Listing {...rest} sort={sort} source={{ productList, category, subcategories, search, productIds, recommended, presetFilters }} />
    </>
  )
}
