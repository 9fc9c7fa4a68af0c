import type { Drawing } from '../../server/pictures/picture.ts'
import { home } from './home.ts'
import type { PageContent, RedirectContent } from './shape.ts'

/** The pages of the shop, apart from those that the catalogue makes. */
export const pages: PageContent[] = [home]

/** Addresses that the shop has given up. */
export const redirects: RedirectContent[] = []

/** The pictures that the pages name. */
export const pageDrawings: Drawing[] = []
