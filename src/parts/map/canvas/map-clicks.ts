import type { GeoJSONSource, MapLayerMouseEvent, Map as MapView } from 'maplibre-gl'

const clickableLayers = ['pins', 'titles', 'clusters']

/** A click on a shop selects it; a click on a cluster zooms in until it splits. */
export function onMapClick(map: MapView, onSelect: (id: string) => void): void {
  const pick = ({ features }: MapLayerMouseEvent) => {
    const id: unknown = features?.[0]?.properties.id
    if (typeof id === 'string') onSelect(id)
  }
  const approach = async ({ features, lngLat }: MapLayerMouseEvent) => {
    const cluster: unknown = features?.[0]?.properties.cluster_id
    if (typeof cluster !== 'number') return
    const zoom = await map.getSource<GeoJSONSource>('shops')?.getClusterExpansionZoom(cluster)
    map.easeTo({ center: lngLat, zoom: zoom ?? map.getZoom() + 2 })
  }
  map.on('click', 'pins', pick)
  map.on('click', 'titles', pick)
  map.on('click', 'clusters', approach)
  for (const layer of clickableLayers) {
    map.on('mouseenter', layer, () => map.getCanvas().classList.add('map-pressable'))
    map.on('mouseleave', layer, () => map.getCanvas().classList.remove('map-pressable'))
  }
}
