import { paths } from './paths.ts'
import type { RedirectContent } from './shape.ts'

/** Redirects of former paths. */
export const redirects: RedirectContent[] = [
  { from: '/shop', to: paths.home.en },
  { from: '/index.html', to: paths.home.en },
  { from: '/sale', to: paths.offers.en },
  { from: '/help', to: paths.questions.en },
  { from: '/contact', to: paths.contacts.en },
  { from: '/lt/parduotuve', to: paths.home.lt },
  { from: '/lt/akcijos', to: paths.offers.lt },
  { from: '/lt/pagalba', to: paths.questions.lt },
  { from: '/en', to: paths.home.en },
]
