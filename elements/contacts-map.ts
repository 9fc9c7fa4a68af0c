import { salons } from '../src/model/map/salon.ts'
import { ContactsMap } from '../src/views/contacts-map/contacts-map.tsx'
import { json, number, text } from './kit/attribute.ts'
import { contract } from './kit/contract.ts'

/**
 * A map of the shop's locations. Its code is loaded when the element is near the viewport; for pages with a content security
 * policy, see `shop-contacts`. Keyboard: first the list of locations, whose selection is shown on the map; then the map (arrow
 * keys pan, plus and minus zoom), its buttons, and the card of the selected location, which Escape closes. Screen readers: a
 * region named by its content.
 *
 * Do: Use it if your page already lists the locations in its own words. Don't: Place it at the top of a page: the map's code
 * is large.
 */
export const contactsMap = contract({
  tag: 'shop-contacts-map',
  view: ContactsMap,
  frame: 'bare',
  attributes: {
    /** locations: [{ "_id", "title", "city", "coordinates": "lat,lng", "telephone", "hours" }]; default: those the server returns */
    shops: json(salons),
    /** id of the selected location */
    selected: text(),
    /** height of the map, a CSS length */
    height: text('700px'),
    /** width of the markers in px, 16 to 128 */
    markerSize: number(34, { min: 16, max: 128 }),
    /** maximum zoom level when the map fits all locations, 1 to 18 */
    fitMaxZoom: number(15, { min: 1, max: 18 }),
    /** zoom level for a selected location, 1 to 18 */
    selectZoom: number(15, { min: 1, max: 18 }),
    /** URL of a map style; default: that of `shop-config` */
    mapStyle: text(),
    /** id of the image used as marker; built-in pins when absent */
    pinImage: text(),
  },
  events: ['shop-location-select'],
  slots: ['popup'],
  parts: ['map', 'marker', 'scale', 'button', 'input', 'link', 'directions', 'message', 'skeleton'],
})
