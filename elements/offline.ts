import { Offline } from '../src/views/offline/offline.tsx'
import { flag, oneOf, text } from './kit/attribute.ts'
import { contract, type ElementOf } from './kit/contract.ts'

/**
 * A screen in the colours of the app while the browser has no connection; it goes by itself. Keyboard: over a whole page the
 * focus goes in and comes back, Escape and "Show saved page" fold the screen to a bar until the connection is back. Screen
 * readers: an alert dialog named "You are offline", and a word when the connection is back.
 */
export const offline = contract({
  tag: 'shop-offline',
  view: Offline,
  frame: 'bare',
  attributes: {
    /** number to call; that of the shop's configuration when absent, an empty one offers no call */
    phone: text(),
    /** shows the screen with a connection too, as a preview */
    force: flag(false),
    /** what the screen covers: the page, or the positioned element around the tag */
    cover: oneOf(['page', 'parent'], 'page'),
  },
  events: ['shop-online-change'],
  slots: ['icon', 'message'],
  parts: ['screen', 'bar', 'icon', 'link', 'button'],
})

declare global {
  interface HTMLElementTagNameMap {
    'shop-offline': ElementOf<typeof offline>
  }
}
