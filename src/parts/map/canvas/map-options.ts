import type { Coordinates } from '../../../domain/map/coordinates.ts'
import type { LocatedShop } from '../../../domain/map/shop-locations.ts'
import type { MapColours } from './map-colours.ts'

/** What part of the earth is in the middle of the map, and how near. */
export interface MapPosition {
  zoom: number
  lat: number
}

export interface MapOptions {
  /** takes the map; its size is the size of the map */
  container: HTMLElement
  colours: MapColours
  /** of another map than the kit's own */
  styleUrl: string | undefined
  /** texts by the names that the library gives them */
  words: Record<string, string>
  /** css pixels */
  markerSize: number
  /** address of a picture that stands for the pins */
  pinImage: string | undefined
  fitMaxZoom: number
  selectZoom: number
  shops: readonly LocatedShop[]
  selected: LocatedShop | undefined
  onSelect: (id: string) => void
  onView: (place: MapPosition) => void
  /** the land and the shops are there for the first time */
  onRendered: () => void
  /** whose map it is, html of a stranger */
  onCredits: (html: string) => void
  /** nothing can be drawn after all */
  onFailed: () => void
}

export interface ShopMapHandle {
  /** stands with the middle of its lower edge on the selected shop; empty at first */
  card: HTMLElement
  showShops(shops: readonly LocatedShop[]): void
  select(shop: LocatedShop | undefined): void
  /** shows all shops (CONT-05) */
  fit(): void
  zoomBy(steps: number): void
  /** marks the place of the shopper and shows it with the nearest shop */
  showMe(place: Coordinates): void
  applyColours(colours: MapColours): void
  focus(): void
  close(): void
}
