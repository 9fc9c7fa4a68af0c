import * as z from 'zod/mini'
import { contactsData } from '../src/model/map/contacts-data.ts'
import { Contacts } from '../src/views/contacts/contacts.tsx'
import { flag, json, text } from './kit/attribute.ts'
import { contract, type ElementOf } from './kit/contract.ts'

/**
 * The shops in a list and on a map. The code of the map comes when the block nears the visible part of the page. On a page of
 * another site whose policy names `worker-src`, that has to allow `blob:` and the origin of the kit; without it the list stands
 * alone. Keyboard: the city, Show distance, then every shop: Enter shows it on the map, its telephone and its directions follow;
 * on the map arrows move, plus and minus zoom, Escape closes the card of a shop. A screen reader finds the shops as a list and
 * hears how many there are in a city and which one the map shows.
 */
export const contacts = contract({
  tag: 'shop-contacts',
  view: Contacts,
  frame: 'block',
  attributes: {
    /** the city that is chosen at first; All for every one */
    city: text('All'),
    /** shows the map */
    map: flag(true),
    /** shows the list */
    list: flag(true),
    /** offers how far the shops are; the browser is asked only when the shopper wants it */
    distance: flag(true),
    /** shows links to the way there */
    directions: flag(true),
    /** css height of the map */
    height: text('700px'),
    /** id of the picture of the markers; drawn pins when absent */
    pinImage: text(),
    /** the whole block as a content system stores it; single attributes win over it */
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

declare global {
  interface HTMLElementTagNameMap {
    'shop-contacts': ElementOf<typeof contacts>
  }
}
