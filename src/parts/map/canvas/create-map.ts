import { type GeoJSONSource, Map as MapView, Marker, setWorkerUrl } from 'maplibre-gl'
import { prefersReducedMotion } from '../../../base/dom/media.ts'
import { nearestTo } from '../../../domain/map/shop-locations.ts'
import { baseStyle, mapCredits } from './base-style.ts'
import { builtInStyle } from './built-in-style.ts'
import { centerShop, fitShops, initialView } from './map-camera.ts'
import { onMapClick } from './map-clicks.ts'
import { setImages } from './map-images.ts'
import type { MapOptions, ShopMapHandle } from './map-options.ts'
import { kitWorkerUrl, onWorkerFailure } from './map-worker.ts'
import { empty, pinFilter, ringFeatures, shopFeatures, shopLayers, shopSource } from './shop-layers.ts'

setWorkerUrl(kitWorkerUrl)

/** Creates the map. Throws if the browser cannot render it. An external style that fails to load is replaced by the built-in one. */
export function createMap(options: MapOptions): ShopMapHandle {
  const { container, styleUrl, fitMaxZoom, selectZoom, onSelect, onView } = options
  const pins = { size: options.markerSize, image: options.pinImage }
  let { colours, shops, selected } = options
  let isStyled = false
  const places = () => shops.map(({ position: coordinates }) => coordinates)
  const map = new MapView({
    container,
    style: styleUrl ?? builtInStyle(colours),
    ...initialView(places(), fitMaxZoom),
    attributionControl: false, // it inserts unsanitized HTML: see onCredits
    cooperativeGestures: true,
    dragRotate: false,
    pitchWithRotate: false,
    maxPitch: 0,
    minZoom: 1,
    maxZoom: 18,
    fadeDuration: prefersReducedMotion() ? 0 : 200,
    locale: options.words,
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  const base = baseStyle(map, styleUrl, () => colours)
  const card = document.createElement('div')
  const cardMarker = new Marker({ element: card, anchor: 'bottom' })
  const userMarker = new Marker({ element: Object.assign(document.createElement('div'), { className: 'map-me' }) })
  const source = (id: string) => map.getSource<GeoJSONSource>(id)

  const showSelected = (isFirst = false) => {
    if (selected) cardMarker.setLngLat(selected.position).addTo(map)
    else cardMarker.remove()
    if (selected) centerShop(map, selected.position, selectZoom, isFirst)
    if (!isStyled) return
    source('rings')?.setData(selected ? ringFeatures(selected.position) : empty)
    for (const layer of ['pins', 'titles']) map.setFilter(layer, pinFilter(selected?._id) as never)
  }
  showSelected(true)
  map.on('style.load', () => {
    isStyled = true
    setImages(map, colours, pins)
    map.addSource('shops', shopSource(shopFeatures(shops)))
    map.addSource('rings', { type: 'geojson', data: selected ? ringFeatures(selected.position) : empty })
    for (const layer of shopLayers(colours, base.font(), selected?._id)) map.addLayer(layer)
  })
  onMapClick(map, onSelect)
  const emitView = () => onView({ zoom: map.getZoom(), lat: map.getCenter().lat })
  map.on('move', emitView)
  map.on('idle', () => options.onCredits(mapCredits(map)))
  map.once('load', () => {
    emitView()
    options.onRendered()
  })
  const unsubscribeWorkers = onWorkerFailure(options.onFailed)

  return {
    card,
    fit: () => fitShops(map, places(), fitMaxZoom),
    showShops(next) {
      shops = next
      source('shops')?.setData(shopFeatures(shops))
      if (!selected) fitShops(map, places(), fitMaxZoom)
    },
    select(next) {
      selected = next
      showSelected()
    },
    zoomBy: (steps) => map.easeTo({ zoom: map.getZoom() + steps }),
    showMe(coordinates) {
      userMarker.setLngLat(coordinates).addTo(map)
      const [nearest] = nearestTo(coordinates, shops, 1)
      fitShops(map, nearest ? [coordinates, nearest.position] : [coordinates], fitMaxZoom)
    },
    applyColours(next) {
      colours = next
      if (!isStyled) return
      setImages(map, colours, pins)
      for (const { id, paint = {} } of [...base.layers(), ...shopLayers(colours, [], undefined)])
        for (const [name, value] of Object.entries(paint)) map.setPaintProperty(id, name as never, value as never)
    },
    focus: () => map.getCanvas().focus({ preventScroll: true }),
    close() {
      isStyled = false // colours that arrive later find no style anymore
      base.close()
      unsubscribeWorkers()
      map.remove()
    },
  }
}
