import type { Block } from '../src/model/page/block.ts'
import type { Route } from '../src/model/page/route.ts'
import sheet from '../src/views/page/page.css?sheet'
import { Page } from '../src/views/page/page.tsx'
import { flag, text } from './kit/attribute.ts'
import { contract, type ElementOf } from './kit/contract.ts'

/**
 * A whole page of the shop by its address: header, way, blocks, footer, and the head of the document. It writes the elements
 * beside its shadow root; what the host page puts into a place of its own stands instead of the kit's. Keyboard: the first Tab
 * leads to a button that skips to the content; after a link the focus is on the content. Screen readers: one `main`, one first
 * heading, the title of a new page is said once.
 */
export const page = contract({
  tag: 'shop-page',
  view: Page,
  frame: 'bare',
  attributes: {
    /** path of one page to embed; absent: the page follows the address */
    path: text(),
    /** draws what links lead to without loading the document, and restores what was scrolled; only without a path */
    router: flag(),
    /** shows the header */
    header: flag(true),
    /** shows the footer */
    footer: flag(true),
    /** shows the way to the page */
    breadcrumbs: flag(true),
    /** offers the newsletter after a while */
    newsletter: flag(true),
    /** says when the browser is offline */
    offline: flag(true),
    /** lets an operator act as a customer */
    impersonation: flag(true),
    /** has the cart beside the page */
    sideCart: flag(true),
    /** keeps title, description, links, pictures and icons in the head of the document; only without a path */
    manageHead: flag(true),
    /** shows a page that is not published yet; the parameter token of the address when absent, which then leaves it */
    token: text(),
  },
  properties: {
    /** the route to show, as GET /content/path-info answers it; nothing is asked for then */
    route: undefined as Route | undefined,
    /** the blocks to show, in their order */
    blocks: undefined as readonly Block[] | undefined,
  },
  events: ['shop-route-change', 'shop-not-found'],
  slots: ['header', 'footer', 'aside', 'before-blocks', 'after-blocks'],
  parts: ['main', 'aside', 'message', 'button'],
  styles: [sheet],
})

declare global {
  interface HTMLElementTagNameMap {
    'shop-page': ElementOf<typeof page>
  }
}
