import type { Category, ListingType, RenderType } from '../../model/listing/category.ts'

/** How the subcategories of a category are shown. */
export type TileLayout = Exclude<ListingType, 'products'>

export interface CategoryLayout {
  /** undefined: none at all */
  tiles: TileLayout | undefined
  hasProducts: boolean
}

/** What a category page consists of; without a word of the shop tiles and products (CAT-01, CAT-07). */
export function categoryLayout({
  renderType = 'full',
  listingType = 'smallTiles',
}: Pick<Category, 'renderType' | 'listingType'>): CategoryLayout {
  if (listingType === 'products') return { tiles: undefined, hasProducts: true }
  return { tiles: showsTiles(renderType) ? listingType : undefined, hasProducts: renderType !== 'onlySubcategories' }
}

const showsTiles = (renderType: RenderType) => renderType !== 'none'
