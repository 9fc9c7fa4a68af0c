import type { Category, ListingType, RenderType } from '../../model/listing/category.ts'

/** Layout of a category's subcategories. */
export type TileLayout = Exclude<ListingType, 'products'>

export interface CategoryLayout {
  /** undefined: no tiles */
  tiles: TileLayout | undefined
  hasProducts: boolean
}

/** The parts of a category page; small tiles and products by default (CAT-01, CAT-07). */
export function categoryLayout({
  renderType = 'full',
  listingType = 'smallTiles',
}: Pick<Category, 'renderType' | 'listingType'>): CategoryLayout {
  if (listingType === 'products') return { tiles: undefined, hasProducts: true }
  return { tiles: showsTiles(renderType) ? listingType : undefined, hasProducts: renderType !== 'onlySubcategories' }
}

const showsTiles = (renderType: RenderType) => renderType !== 'none'
