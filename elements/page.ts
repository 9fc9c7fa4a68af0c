import { popupTriggers } from '../src/domain/page/popup-interest.ts'
import type { Block } from '../src/model/page/block.ts'
import type { Route } from '../src/model/page/route.ts'
import sheet from '../src/views/page/page.css?sheet'
import { Page } from '../src/views/page/page.tsx'
import { flag, oneOf, text } from './kit/attribute.ts'
import { contract } from './kit/contract.ts'

/**
 * A whole page of the shop, selected by URL: header, breadcrumbs, blocks, footer, and the document head. It renders its
 * elements as light DOM children; content that the host page provides for a region replaces the kit's. Keyboard: the first Tab
 * reaches a skip link to the content; after a navigation the content has the focus. Screen readers: one `main` and one h1; the
 * title of a new page is announced once.
 *
 * Do: Place it alone in the body; give your own header or footer as light DOM content. Don't: Combine it with shop-header or
 * shop-footer outside: there would be two.
 *
 * @serverRendered
 */
export const page = contract({
  tag: 'shop-page',
  view: Page,
  frame: 'bare',
  attributes: {
    /** path of a single page to embed; when absent, the element follows the URL */
    path: text(),
    /** client-side navigation: renders linked pages without loading a document and restores the scroll position; only without `path` */
    router: flag(),
    /** shows the header */
    header: flag(true),
    /** shows the footer */
    footer: flag(true),
    /** shows the breadcrumbs */
    breadcrumbs: flag(true),
    /** shows the newsletter popup */
    newsletter: flag(true),
    /** when the newsletter popup opens, see `trigger` of `shop-newsletter-popup` */
    newsletterTrigger: oneOf(popupTriggers, 'time'),
    /** shows the offline screen */
    offline: flag(true),
    /** enables impersonation of a customer by an operator */
    impersonation: flag(true),
    /** adds the side cart */
    sideCart: flag(true),
    /** opens the side cart when a product is added to the cart */
    autoOpenCart: flag(false),
    /** manages title, description, links, social images and icons in the document head; only without `path` */
    manageHead: flag(true),
    /** token that previews an unpublished page; default: the URL parameter `token`, which is then removed from the URL */
    token: text(),
  },
  properties: {
    /** route to render, as GET /content/path-info returns it; skips that request */
    route: undefined as Route | undefined,
    /** blocks to render, in this order */
    blocks: undefined as readonly Block[] | undefined,
  },
  events: ['shop-route-change', 'shop-not-found', 'shop-order', 'shop-analytics'],
  slots: [
    'header',
    'footer',
    /** replaces the list of categories beside the blocks */
    'aside',
    'before-blocks',
    'after-blocks',
  ],
  parts: ['main', 'aside', 'message', 'button'],
  styles: [sheet],
})
