import { salons } from '../src/model/map/salon.ts'
import { ContactsMap } from '../src/views/contacts-map/contacts-map.tsx'
import { json, number, text } from './kit/attribute.ts'
import { contract, type ElementOf } from './kit/contract.ts'

/**
 * Shops on a map. Its code comes when the tag nears the visible part of the page; see `shop-contacts` for pages with a policy of
 * their own. Keyboard: the list of shops comes first, its choice is shown on the map; then the map, which arrows move and plus
 * and minus zoom, the buttons of the map, the card of the selected shop, which Escape closes. Screen readers: a region named
 * after what it shows.
 */
export const contactsMap = contract({
  tag: 'shop-contacts-map',
  view: ContactsMap,
  frame: 'bare',
  attributes: {
    /** the shops: [{ "_id", "title", "city", "coordinates": "lat,lng", "telephone", "hours" }]; those of the shop when absent */
    shops: json(salons),
    /** id of the selected shop */
    selected: text(),
    /** css height of the map */
    height: text('700px'),
    /** width of the markers in pixels */
    markerSize: number(34, { min: 16, max: 128 }),
    /** the nearest that the map comes when it shows all shops */
    fitMaxZoom: number(15, { min: 1, max: 18 }),
    /** how near the map comes to a selected shop */
    selectZoom: number(15, { min: 1, max: 18 }),
    /** address of a map style; as `shop-config` says when absent */
    mapStyle: text(),
    /** id of the picture of the markers; drawn pins when absent */
    pinImage: text(),
  },
  events: ['shop-location-select'],
  slots: ['popup'],
  parts: ['map', 'marker', 'scale', 'button', 'input', 'link', 'directions', 'message', 'skeleton'],
})

declare global {
  interface HTMLElementTagNameMap {
    'shop-contacts-map': ElementOf<typeof contactsMap>
  }
}
