/** Chunk of the map: the library and all code that depends on it. */

export { createMap } from './create-map.ts'
export { mapColours } from './map-colours.ts'
