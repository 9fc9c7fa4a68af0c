import { fileURLToPath } from 'node:url'
import type { SiteContent } from '../server/app/shop.ts'
import { servicePrices } from './content/common/service-prices.ts'
import { configuration } from './content/configuration.ts'
import { demoOperator } from './content/customers.ts'
import { languages } from './content/languages.ts'
import { simulatedIds, socialPeople } from './content/social-login.ts'
import { demoRibbon } from './ribbon.ts'
import { findStaticPage } from './static-pages.ts'

/** Folder of the renders and marks. */
export const artFolder = fileURLToPath(new URL('content', import.meta.url))

/** The content of the demo shop. */
export const shopContent: SiteContent = {
  languages,
  configuration,
  servicePrices,
  pagesFolder: fileURLToPath(new URL('pages/shop', import.meta.url)),
  artFolder,
  findStaticPage,
  development: { ribbon: demoRibbon, operator: demoOperator, socialLogin: { ids: simulatedIds, people: socialPeople } },
}
