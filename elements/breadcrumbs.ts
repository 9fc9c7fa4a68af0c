import * as z from 'zod/mini'
import { crumb } from '../src/model/page/route.ts'
import sheet from '../src/views/breadcrumbs/breadcrumbs.css?sheet'
import { Breadcrumbs } from '../src/views/breadcrumbs/breadcrumbs.tsx'
import { flag, json, text } from './kit/attribute.ts'
import { contract } from './kit/contract.ts'

/**
 * The breadcrumbs of the page: Home and the ancestors in the current route. Keyboard: links in order. Screen readers: a named
 * navigation; the current page has aria-current.
 *
 * Do: Place it directly above the main heading. Don't: Add it to the home page, or inside shop-page, which has one.
 *
 * @serverRendered
 */
export const breadcrumbs = contract({
  tag: 'shop-breadcrumbs',
  view: Breadcrumbs,
  frame: 'bare',
  attributes: {
    /** breadcrumbs as [{"title": …, "url": …}]; default: those of the current route */
    crumbs: json(z.array(crumb)),
    /** text of the first breadcrumb; default: "Home" in the language of the page */
    homeTitle: text(),
    /** URL of the first breadcrumb */
    homeUrl: text('/'),
    /** adds the breadcrumbs to the page as schema.org data for search engines */
    structuredData: flag(),
  },
  events: ['shop-navigate'],
  slots: ['separator'],
  parts: ['item', 'link'],
  styles: [sheet],
})
