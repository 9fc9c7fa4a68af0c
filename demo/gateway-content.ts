import type { GatewayContent } from '../gateway/content/gateway-content.ts'
import { inAnyLanguage as unknownLanguage } from '../server/import/rows/destination.ts'
import { both } from './content/common/product.ts'
import { forms } from './content/forms.ts'
import { orderStatuses, paymentStatuses } from './content/order-statuses.ts'
import { inAnyLanguage } from './content/pages/in-any-language.ts'
import { paths } from './content/pages/paths.ts'
import { shopPages } from './content/pages/shop-pages.ts'
import { translations } from './content/translations.ts'
import { shopContent } from './shop-content.ts'

/** The content of a shop in front of an engine: languages and texts of the demo, without its promises. */
export const gatewayContent: GatewayContent = {
  ...shopContent,
  translations,
  orderStatuses: { order: orderStatuses, payment: paymentStatuses },
  forms: forms.filter(({ _id }) => _id === 'contact' || _id === 'inquiry').map((form) => ({ ...form, description: unknownLanguage('') })),
  pages: shopPages.map(inAnyLanguage),
  paths: { ...paths, all: both('/all', '/lt/visos-prekes') },
}
