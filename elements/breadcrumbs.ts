import * as z from 'zod/mini'
import { crumb } from '../src/model/page/route.ts'
import sheet from '../src/views/breadcrumbs/breadcrumbs.css?sheet'
import { Breadcrumbs } from '../src/views/breadcrumbs/breadcrumbs.tsx'
import { json, text } from './kit/attribute.ts'
import { contract, type ElementOf } from './kit/contract.ts'

/** The way to this page: Home and the crumbs of the route. Screen readers: a named navigation, the page itself has aria-current. Keyboard: links in their order. */
export const breadcrumbs = contract({
  tag: 'shop-breadcrumbs',
  view: Breadcrumbs,
  frame: 'bare',
  attributes: {
    /** the crumbs as [{"title": …, "url": …}]; otherwise those of the route */
    crumbs: json(z.array(crumb)),
    /** words of the first crumb; otherwise Home in the language of the page */
    homeTitle: text(),
    /** where the first crumb leads */
    homeUrl: text('/'),
  },
  events: ['shop-navigate'],
  slots: ['separator'],
  parts: ['item', 'link'],
  styles: [sheet],
})

declare global {
  interface HTMLElementTagNameMap {
    'shop-breadcrumbs': ElementOf<typeof breadcrumbs>
  }
}
