import type { ShopContent } from '../../server/context/content.ts'
import type { StoredForm } from '../../server/forms/stored-form.ts'
import type { Text } from '../../server/languages/language.ts'
import type { PageContent } from '../../server/page/stored-page.ts'
import type { OrderStatuses } from '../../server/seed/write-order-statuses.ts'
import type { Translations } from '../../server/seed/write-texts.ts'
import type { ownPages } from '../shop-file.ts'

/** What engines do not have: the languages and texts of a shop, and where its pages are. */
export interface GatewayContent extends ShopContent {
  translations: Translations
  orderStatuses: OrderStatuses
  /** request forms that every shop may offer */
  forms: readonly StoredForm[]
  /** pages of a shop with one block: cart, search, wishlist, customer area */
  pages: readonly PageContent[]
  paths: Readonly<Record<(typeof ownPages)[number] | 'home' | 'account' | 'all', Text>>
}
