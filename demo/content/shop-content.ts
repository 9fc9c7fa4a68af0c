import { fileURLToPath } from 'node:url'
import type { ShopContent } from '../../server/context/content.ts'
import { demoRibbon } from '../ribbon.ts'
import { findStaticPage } from '../static-pages.ts'
import { servicePrices } from './common/service-prices.ts'
import { configuration } from './configuration.ts'
import { demoOperator } from './customers.ts'
import { languages } from './languages.ts'
import { simulatedIds, socialPeople } from './social-login.ts'

/** The content of the demo shop. */
export const shopContent: ShopContent = {
  languages,
  configuration,
  servicePrices,
  pagesFolder: fileURLToPath(new URL('../pages/shop', import.meta.url)),
  findStaticPage,
  development: { ribbon: demoRibbon, operator: demoOperator, socialLogin: { ids: simulatedIds, people: socialPeople } },
}
