import { pageTexts } from '../page-texts.ts'
import { paths } from './paths.ts'
import type { PageContent } from './shape.ts'
import { translatorFor } from './translator.ts'

const { en, lt } = pageTexts

/** Pages with a single block: cart, search, wishlist, customer area. */
export const shopPages: PageContent[] = [
  {
    key: 'search',
    paths: paths.search,
    texts: {
      en: { title: en.searchTitle, description: en.searchDescription },
      lt: { title: lt.searchTitle, description: lt.searchDescription },
    },
    blocks: () => [{ id: 'found', type: 'searchResults', data: { splitBy: 'off' } }],
  },
  {
    key: 'wishlist',
    paths: paths.wishlist,
    texts: {
      en: { title: en.wishlistTitle, description: en.wishlistDescription },
      lt: { title: lt.wishlistTitle, description: lt.wishlistDescription },
    },
    blocks: (language) => [
      { id: 'wishes', type: 'wishlist' },
      {
        id: 'more-wishes',
        type: 'productListBanner',
        title: translatorFor(language)('Bestsellers', 'Perkamiausios prekės'),
        data: { productListId: 'top', displayInSlider: true },
      },
    ],
  },
  {
    key: 'cart',
    paths: paths.cart,
    texts: { en: { title: en.cartTitle, description: en.cartDescription }, lt: { title: lt.cartTitle, description: lt.cartDescription } },
    blocks: () => [{ id: 'cart', type: 'cart' }],
  },
  {
    key: 'account',
    paths: paths.account,
    texts: {
      en: { title: en.accountTitle, description: en.accountDescription },
      lt: { title: lt.accountTitle, description: lt.accountDescription },
    },
    blocks: () => [{ id: 'account', type: 'customerProfile' }],
  },
]
