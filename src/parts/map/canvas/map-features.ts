import type { GeoJSONSourceSpecification } from 'maplibre-gl'

/** What a map draws, in GeoJSON. */
export type MapFeatures = Extract<GeoJSONSourceSpecification['data'], { type: 'FeatureCollection' }>
