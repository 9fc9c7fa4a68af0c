import { both } from '../common/product.ts'
import type { Text } from '../common/shape.ts'
import { configuration } from '../configuration.ts'
import { newsPaths } from '../news.ts'

const { cartPage, searchPage, wishlistPage, customerProfilePage, contactsPage, privacyPolicyPage, termsPage, returnsPage } = configuration

/** Paths of the editorial pages. */
export const paths = {
  home: both('/', '/lt/'),
  offers: both('/offers', '/lt/pasiulymai'),
  newest: both('/new', '/lt/nauja'),
  bestsellers: both('/bestsellers', '/lt/perkamiausios'),
  gifts: both('/gifts', '/lt/dovanos'),
  winter: both('/winter', '/lt/ziema'),
  search: searchPage,
  wishlist: wishlistPage,
  cart: cartPage,
  account: customerProfilePage,
  contacts: contactsPage,
  news: newsPaths,
  about: both('/about', '/lt/apie-mus'),
  delivery: both('/delivery', '/lt/pristatymas'),
  returns: returnsPage,
  questions: both('/faq', '/lt/duk'),
  business: both('/business', '/lt/verslui'),
  service: both('/service', '/lt/remontas'),
  privacy: privacyPolicyPage,
  terms: termsPage,
  styleguide: both('/styleguide', '/lt/stiliaus-vadovas'),
  allBlocks: both('/blocks', '/lt/blokai'),
  spring: both('/spring', '/lt/pavasaris'),
} satisfies Record<string, Text>
