/** What is fetched when a map is shown: the library and all that draws with it. */
export { mapColours } from './map-colours.ts'
export { createMap } from './open-map.ts'
