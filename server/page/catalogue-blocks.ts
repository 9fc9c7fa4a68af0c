import type { Words } from '../languages/words.ts'
import type { CatalogueLocation } from './catalogue-locations.ts'
import type { ContentLocation } from './page-location.ts'

/**
 * The page of a category: its subcategories and products with filters. A department also shows its offers and its bestsellers, and
 * filters beside its products, so it has no room for the list of categories of an overview.
 */
export const categoryPage = ({ id, isOverview, shelves, ...place }: CatalogueLocation, words: Words): ContentLocation => ({
  ...place,
  displayCategoriesListDesktop: isOverview && !shelves,
  blocks: shelves ? departmentBlocks(id, shelves, words) : [categoryBlock(id)],
})

/** The first prices of a department show above the fold. */
const blockSpacing = 'small'

const categoryBlock = (id: string) => ({
  id: `category-${id}`,
  type: 'category',
  data: { id, displaySubcategoriesProducts: true, splitBy: 'off' },
})

function departmentBlocks(id: string, { offers, bestsellers }: NonNullable<CatalogueLocation['shelves']>, { page: words }: Words) {
  const whole = categoryBlock(id)
  const slider = (productListId: string, title: string) => ({
    id: productListId,
    type: 'productListBanner',
    title,
    data: { productListId, slidesCount: 12, displayInSlider: true, blockSpacing },
  })
  return [
    { ...whole, data: { ...whole.data, renderType: 'onlySubcategories' } },
    slider(offers, words.departmentOffers),
    {
      ...whole,
      id: `products-${id}`,
      title: words.allProducts,
      data: { ...whole.data, renderType: 'none', displayDescription: false, blockSpacing },
    },
    slider(bestsellers, words.bestsellers),
  ]
}

/** The page of a product: the product, related and alternative products. */
export const productPage = ({ id, ...place }: CatalogueLocation, words: Words): ContentLocation => {
  const { related, alternatives } = words.page
  const data = { productId: id }
  return {
    ...place,
    blocks: [
      { id: `product-${id}`, type: 'product', data },
      { id: `related-${id}`, type: 'relatedProducts', title: related, data },
      { id: `alternatives-${id}`, type: 'alternativeProducts', title: alternatives, data },
    ],
  }
}
