import type { GeoJSONSourceSpecification, LayerSpecification } from 'maplibre-gl'
import type { Coordinates } from '../../../domain/map/coordinates.ts'
import { lengthText } from '../../../domain/map/map-scale.ts'
import { rangeRing } from '../../../domain/map/map-view.ts'
import type { LocatedShop } from '../../../domain/map/shop-locations.ts'
import type { MapColours } from './map-colours.ts'

/** GeoJSON of the map's own sources. */
export type MapFeatures = Extract<GeoJSONSourceSpecification['data'], { type: 'FeatureCollection' }>

const clusterPx = 44
/** around the number, so that no name of a city is under the disc */
const clusterPaddingPx = 12
const clusterMaxZoom = 11
const titleZoom = 11
const ringZoom = 12.5

export const empty: MapFeatures = { type: 'FeatureCollection', features: [] }

/** GeoJSON source of the shops; overlapping ones are clustered. */
export const shopSource = (data: MapFeatures): GeoJSONSourceSpecification => ({
  type: 'geojson',
  data,
  cluster: true,
  clusterRadius: clusterPx,
  clusterMaxZoom,
})

export const shopFeatures = (shops: readonly LocatedShop[]): MapFeatures => ({
  type: 'FeatureCollection',
  features: shops.map(({ _id, title, position: { lng, lat } }) => ({
    type: 'Feature',
    properties: { id: _id, title },
    geometry: { type: 'Point', coordinates: [lng, lat] },
  })),
})

const rangeRingsMetres: readonly number[] = [250, 500, 1000]

/** Distance rings of known radius around the selected shop. */
export const ringFeatures = (center: Coordinates): MapFeatures => ({
  type: 'FeatureCollection',
  features: rangeRingsMetres.map((metres) => ({
    type: 'Feature',
    properties: { length: lengthText(metres) },
    geometry: { type: 'LineString', coordinates: rangeRing(center, metres) },
  })),
})

/** Filter for unclustered shops except the selected one, whose marker is an element above the map. */
export const pinFilter = (selected: string | undefined): ['all', ...unknown[]] => [
  'all',
  ['!', ['has', 'point_count']],
  ['!=', ['get', 'id'], selected ?? ''],
]

/** Fonts rendered by the browser: if a style has no fonts any name works, and a bold one renders bold. */
export const kitFont = ['Map Bold']

/** Layers of the shops, above those of the map. */
export const shopLayers = (
  { pin, 'on-pin': onPin, 'pin-edge': edge, label, halo, ring }: MapColours,
  font: string[],
  selected: string | undefined,
): LayerSpecification[] => [
  {
    id: 'rings',
    type: 'line',
    source: 'rings',
    minzoom: ringZoom,
    paint: { 'line-color': ring, 'line-width': 1.2, 'line-dasharray': [4, 4] },
  },
  {
    id: 'ring-lengths',
    type: 'symbol',
    source: 'rings',
    minzoom: ringZoom,
    layout: { 'symbol-placement': 'line', 'text-field': ['get', 'length'], 'text-font': font, 'text-size': 11 },
    paint: { 'text-color': label, 'text-halo-color': halo, 'text-halo-width': 2 },
  },
  {
    id: 'clusters',
    type: 'circle',
    source: 'shops',
    filter: ['has', 'point_count'],
    paint: {
      'circle-color': pin,
      'circle-radius': ['interpolate', ['linear'], ['get', 'point_count'], 2, 17, 50, 22, 500, 30],
      'circle-stroke-color': edge,
      'circle-stroke-width': 2.5,
    },
  },
  {
    id: 'cluster-counts',
    type: 'symbol',
    source: 'shops',
    filter: ['has', 'point_count'],
    layout: {
      'text-field': ['get', 'point_count_abbreviated'],
      'text-font': font,
      'text-size': 13,
      'text-allow-overlap': true,
      'text-padding': clusterPaddingPx,
    },
    paint: { 'text-color': onPin },
  },
  {
    id: 'pins',
    type: 'symbol',
    source: 'shops',
    filter: pinFilter(selected) as never,
    layout: { 'icon-image': 'pin', 'icon-anchor': 'bottom', 'icon-allow-overlap': true },
  },
  {
    id: 'titles',
    type: 'symbol',
    source: 'shops',
    minzoom: titleZoom,
    filter: pinFilter(selected) as never,
    layout: {
      'text-field': ['get', 'title'],
      'text-font': font,
      'text-size': 13,
      'text-anchor': 'top',
      'text-offset': [0, 0.4],
    },
    paint: { 'text-color': label, 'text-halo-color': halo, 'text-halo-width': 1.6 },
  },
]
