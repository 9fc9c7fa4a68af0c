import { Offline } from '../src/views/offline/offline.tsx'
import { flag, oneOf, text } from './kit/attribute.ts'
import { contract } from './kit/contract.ts'

/**
 * A screen in the shop's colours while the browser is offline; it closes when the connection is back. Keyboard: over a whole
 * page it takes the focus and returns it; Escape and "View saved copy" collapse it to a bar. Screen readers: an alert dialog
 * named "You are offline"; the restored connection is announced.
 *
 * Do: Place it once per page; whole pages of the shop have it already. Don't: Use it on pages that work without a connection.
 */
export const offline = contract({
  tag: 'shop-offline',
  view: Offline,
  frame: 'bare',
  attributes: {
    /** phone number; default: the shop's configuration; an empty value hides the call link */
    phone: text(),
    /** preview mode: shows the screen while online, too */
    force: flag(false),
    /** what the screen covers: the whole page, or the nearest positioned ancestor of the element */
    cover: oneOf(['page', 'parent'], 'page'),
  },
  events: ['shop-online-change'],
  slots: ['icon', 'message'],
  parts: [
    'screen',
    'bar',
    /** the icon of the app */
    'icon',
    'link',
    'button',
  ],
})
