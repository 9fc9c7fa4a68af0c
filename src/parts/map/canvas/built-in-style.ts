import type { GeoJSONSource, LayerSpecification, Map as MapView, StyleSpecification } from 'maplibre-gl'
import { decodePolyline } from '../../../domain/map/polyline-code.ts'
import type { MapColours } from './map-colours.ts'
import { isNameWhole, mapLabels } from './map-labels.ts'
import outlines from './outlines.json'
import type { MapFeatures } from './shop-layers.ts'

const collection = (features: MapFeatures['features']): MapFeatures => ({ type: 'FeatureCollection', features })
const feature = (geometry: MapFeatures['features'][number]['geometry'], properties = {}) =>
  ({ type: 'Feature', properties, geometry }) as const

/** Closes the ring again after rounding its points. */
const ring = (text: string) => {
  const line = decodePolyline(text)
  const [first] = line
  return first ? [...line, first] : line
}

/** outlines are accurate to some kilometres: they fade at higher zoom, or a shop by the sea would appear in the water */
const outlineZoom = { fades: 9, hidden: 12 }
const labelZoom = { 1: 2.2, 2: 4.6, 3: 6 } as const

/**
 * Layers of the built-in map, which needs no external service: land, sea, borders, city names, and a grid that makes movement
 * visible at zooms too high for outlines.
 */
export const builtInLayers = ({ sea, land, border, label, halo }: MapColours): LayerSpecification[] => [
  {
    id: 'sea',
    type: 'background',
    paint: { 'background-color': ['interpolate', ['linear'], ['zoom'], outlineZoom.fades, sea, outlineZoom.hidden, land] },
  },
  { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': land, 'fill-antialias': true } },
  {
    id: 'borders',
    type: 'line',
    source: 'borders',
    maxzoom: outlineZoom.hidden,
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': border,
      'line-width': ['interpolate', ['linear'], ['zoom'], 2, 0.6, 7, 1.6],
      'line-opacity': ['interpolate', ['linear'], ['zoom'], outlineZoom.fades, 1, outlineZoom.hidden, 0],
    },
  },
  {
    id: 'grid',
    type: 'background',
    minzoom: outlineZoom.fades,
    paint: {
      'background-pattern': 'grid',
      'background-opacity': ['interpolate', ['linear'], ['zoom'], outlineZoom.fades, 0, outlineZoom.hidden, 1],
    },
  },
  ...([1, 2, 3] as const).map(
    (rank): LayerSpecification => ({
      id: `cities-${rank}`,
      type: 'symbol',
      source: 'cities',
      minzoom: labelZoom[rank],
      maxzoom: outlineZoom.hidden,
      filter: ['==', ['get', 'rank'], rank],
      layout: {
        'text-field': ['get', 'name'],
        'text-font': [rank === 1 ? 'Map Bold' : 'Map'],
        'text-size': ['interpolate', ['linear'], ['zoom'], 3, rank === 1 ? 12 : 11, 9, rank === 3 ? 13 : 16],
        'text-padding': 6,
        // beside shops, which are often in the centre of a city
        'text-variable-anchor': ['top', 'bottom', 'left', 'right'],
        'text-radial-offset': 1.35,
        'text-justify': 'auto',
      },
      paint: { 'text-color': label, 'text-halo-color': halo, 'text-halo-width': 1.4 },
    }),
  ),
]

const cityFeatures = (cities: typeof mapLabels) =>
  collection(cities.map(([name, coordinates, rank]) => feature({ type: 'Point', coordinates }, { name, rank })))

/** Leaves out the names of cities that the edge or the controls of the map would cut. Call it whenever the view has changed. */
export function hideCutNames(map: MapView): void {
  const { clientWidth, clientHeight } = map.getContainer()
  const whole = mapLabels.filter(([name, at]) => isNameWhole(name, map.project(at), clientWidth, clientHeight))
  map.getSource<GeoJSONSource>('cities')?.setData(cityFeatures(whole))
}

/** The built-in map style. `builtInLayers` updates its colours when the theme changes. */
export const builtInStyle = (colours: MapColours): StyleSpecification => ({
  version: 8,
  sources: {
    land: {
      type: 'geojson',
      data: collection(outlines.land.map((rings) => feature({ type: 'Polygon', coordinates: rings.map(ring) }))),
    },
    borders: {
      type: 'geojson',
      data: collection([feature({ type: 'MultiLineString', coordinates: outlines.borders.map(decodePolyline) })]),
    },
    cities: {
      type: 'geojson',
      data: cityFeatures(mapLabels),
    },
  },
  layers: builtInLayers(colours),
})
