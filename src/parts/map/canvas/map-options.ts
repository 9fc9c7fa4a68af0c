import type { Coordinates } from '../../../domain/map/coordinates.ts'
import type { LocatedShop } from '../../../domain/map/shop-locations.ts'
import type { MapColours } from './map-colours.ts'

/** Latitude of the centre of the map, and zoom. */
export interface MapPosition {
  zoom: number
  lat: number
}

export interface MapOptions {
  /** element to render into; the map takes its size */
  container: HTMLElement
  colours: MapColours
  /** undefined for the built-in map */
  styleUrl: string | undefined
  /** texts by the library's keys */
  words: Record<string, string>
  /** css pixels */
  markerSize: number
  /** URL of a picture that replaces the pins */
  pinImage: string | undefined
  fitMaxZoom: number
  selectZoom: number
  shops: readonly LocatedShop[]
  selected: LocatedShop | undefined
  onSelect: (id: string) => void
  onView: (place: MapPosition) => void
  /** called once, when land and shops first render */
  onRendered: () => void
  /** called with the attribution, which is untrusted HTML */
  onCredits: (html: string) => void
  /** called if the map turns out not to render */
  onFailed: () => void
}

export interface ShopMapHandle {
  /** container whose bottom centre is anchored to the selected shop; initially empty */
  card: HTMLElement
  showShops(shops: readonly LocatedShop[]): void
  select(shop: LocatedShop | undefined): void
  /** fits all shops into view (CONT-05) */
  fit(): void
  zoomBy(steps: number): void
  /** marks the shopper's position and fits it into view with the nearest shop */
  showMe(place: Coordinates): void
  applyColours(colours: MapColours): void
  focus(): void
  close(): void
}
