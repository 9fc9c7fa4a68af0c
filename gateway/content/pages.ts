import { both } from '../../demo/content/common/product.ts'
import { legalPages } from '../../demo/content/pages/legal.ts'
import { paths } from '../../demo/content/pages/paths.ts'
import type { PageContent } from '../../demo/content/pages/shape.ts'
import { shopPages } from '../../demo/content/pages/shop-pages.ts'
import { translatorFor } from '../../demo/content/pages/translator.ts'
import { assortment } from '../catalogue/to-record.ts'

const all = both('/all', '/lt/visos-prekes')

/** The pages of a shop whose products are not known beforehand. */
export const gatewayPages = (categories: readonly string[]): PageContent[] => [
  {
    key: 'home',
    paths: paths.home,
    texts: {
      en: { title: 'Home', description: 'Everything that the shop sells.' },
      lt: { title: 'Pradžia', description: 'Viskas, ką parduoda parduotuvė.' },
    },
    blocks: (language) => {
      const t = translatorFor(language)
      return [
        {
          id: 'departments',
          type: 'categoriesBanner',
          title: t('Shop by department', 'Rinkitės pagal skyrių'),
          data: { categories: [...categories], columnsCount: 3, imageFit: 'cover' },
        },
        {
          id: 'all',
          type: 'productListBanner',
          title: t('From the shop', 'Iš parduotuvės'),
          data: { productListId: assortment, slidesCount: 8, displayInSlider: true },
        },
      ]
    },
  },
  {
    key: 'all',
    paths: all,
    texts: {
      en: { title: 'All products', description: 'Everything that the shop sells.' },
      lt: { title: 'Visos prekės', description: 'Viskas, ką parduoda parduotuvė.' },
    },
    blocks: () => [{ id: 'all', type: 'productList', data: { productListId: assortment } }],
  },
  ...shopPages,
  ...legalPages,
]

/** Pages that the menus link to, besides the categories. */
export const menuPages = [
  { id: 'all', title: both('All products', 'Visos prekės'), link: all },
  { id: 'account', title: both('My account', 'Mano paskyra'), link: paths.account },
  { id: 'terms', title: both('Terms of sale', 'Pirkimo taisyklės'), link: paths.terms },
  { id: 'privacy', title: both('Privacy policy', 'Privatumo politika'), link: paths.privacy },
]
