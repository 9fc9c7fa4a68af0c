import * as z from 'zod/mini'
import { contactsData } from '../src/model/map/contacts-data.ts'
import { Contacts } from '../src/views/contacts/contacts.tsx'
import { flag, json, text } from './kit/attribute.ts'
import { contract } from './kit/contract.ts'

/**
 * The shop's locations as a list and on a map. The code of the map is loaded when the block is near the viewport. If the
 * content security policy of a host page sets `worker-src`, it has to allow `blob:` and the origin of the kit; otherwise only
 * the list is shown. Keyboard: the city, Show distance, then the locations: Enter shows one on the map, its phone number and
 * directions follow; on the map, arrow keys pan, plus and minus zoom, Escape closes the card of a location. Screen readers: a
 * list; the number of locations in a city and the one selected on the map are announced.
 *
 * Do: Place it on the contact page, and link to it from the footer. Don't: Use it for a single address: a line of text is
 * faster to read.
 *
 * @serverRendered
 */
export const contacts = contract({
  tag: 'shop-contacts',
  view: Contacts,
  frame: 'block',
  attributes: {
    /** initially selected city; `All` shows every location */
    city: text('All'),
    /** shows the map */
    map: flag(true),
    /** shows the list */
    list: flag(true),
    /** shows a button for the distance to each location; the browser asks for permission only after a click */
    distance: flag(true),
    /** shows links to directions */
    directions: flag(true),
    /** height of the map, a CSS length */
    height: text('700px'),
    /** id of the image used as marker; built-in pins when absent */
    pinImage: text(),
    /** the whole block as the CMS stores it; individual attributes override it */
    block: json(z.looseObject({ title: z.optional(z.string()), data: z.optional(contactsData) })),
  },
  events: ['shop-location-select', 'shop-city-change'],
  slots: ['heading', 'before', 'after', 'popup'],
  parts: [
    'root',
    'heading',
    'city',
    'list',
    'shop',
    'map',
    'marker',
    'scale',
    'button',
    'input',
    'link',
    'directions',
    'message',
    'skeleton',
  ],
})
