/** What is fetched when a map is shown: the library and all that draws with it. */

export { createMap } from './create-map.ts'
export { mapColours } from './map-colours.ts'
