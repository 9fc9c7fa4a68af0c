import { about } from './about.ts'
import { allBlocks } from './all-blocks.ts'
import { business } from './business.ts'
import { contacts } from './contacts.ts'
import { delivery } from './delivery.ts'
import { home } from './home.ts'
import { legalPages } from './legal.ts'
import { listings } from './listings.ts'
import { newsPage } from './news-page.ts'
import { questions } from './questions.ts'
import { returns } from './returns.ts'
import { service } from './service.ts'
import type { PageContent } from './shape.ts'
import { shopPages } from './shop-pages.ts'
import { spring } from './spring.ts'
import { styleguide } from './styleguide.ts'

export { pageRecipes } from './page-pictures.ts'
export { redirects } from './redirects.ts'

/** The editorial pages; category, product and news pages come from the catalogue and the news. */
export const pages: PageContent[] = [
  home,
  ...listings,
  ...shopPages,
  contacts,
  newsPage,
  about,
  delivery,
  returns,
  questions,
  business,
  service,
  ...legalPages,
  styleguide,
  allBlocks,
  spring,
]
