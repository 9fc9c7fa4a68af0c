import type { Language } from '../../content/common/shape.ts'
import { pageTexts } from '../../content/page-texts.ts'
import type { CatalogueLocation } from './catalogue-locations.ts'
import type { ContentLocation } from './page-location.ts'

/** The page of a category: products with filters, or for an overview its subcategories and the offers with the list of categories. */
export const categoryPage = ({ id, isOverview, ...place }: CatalogueLocation, language: Language): ContentLocation => ({
  ...place,
  displayCategoriesListDesktop: isOverview,
  blocks: [
    { id: `category-${id}`, type: 'category', data: { id, displaySubcategoriesProducts: true } },
    ...(isOverview ? [offers(language)] : []),
  ],
})

const offers = (language: Language) => ({
  id: 'offers',
  type: 'productListBanner',
  title: pageTexts[language].offers,
  data: { productListId: 'offers', displayInSlider: true },
})

/** The page of a product: the product, related and alternative products. */
export const productPage = ({ id, ...place }: CatalogueLocation, language: Language): ContentLocation => {
  const { related, alternatives } = pageTexts[language]
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
