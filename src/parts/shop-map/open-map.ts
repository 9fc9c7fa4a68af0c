import { type GeoJSONSource, type MapLayerMouseEvent, Map as MapView, Marker, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import type { Coordinates } from '../../domain/coordinates.ts'
import { distanceKm } from '../../domain/distance.ts'
import { fitView, selectView } from '../../domain/map-view.ts'
import type { LocatedShop } from '../../domain/shop-list.ts'
import { builtInLayers, builtInStyle } from './built-in-style.ts'
import type { MapOptions, OpenMap } from './map-options.ts'
import { onDeadWorker } from './map-worker.ts'
import { drawnPin, gridPicture, picturePin } from './pin-image.ts'
import { empty, pinFilter, ringFeatures, shopFeatures, shopLayers, shopSource } from './shop-layers.ts'

setWorkerUrl(new URL(workerUrl, import.meta.url).href)

/** room for pins, which stand above their places, and for the controls at the side */
const padding = { top: 72, right: 72, bottom: 40, left: 56 }
const ratio = 2 // pins stay smooth wherever between two pixels they stand
/** a selected shop stands below the middle: its card needs the room */
const cardOffset: [number, number] = [0, 110]
const styleTimeoutMs = 10_000
const wholeEurope = { center: [15, 54] as [number, number], zoom: 3.2 }

const placesOf = (shops: readonly LocatedShop[]): Coordinates[] => shops.map(({ place }) => place)

const nearest = (from: Coordinates, shops: readonly LocatedShop[]): LocatedShop[] =>
  shops.reduce<LocatedShop[]>(([best], shop) => [best && distanceKm(from, best.place) <= distanceKm(from, shop.place) ? best : shop], [])

/** Draws the map. Throws where the browser cannot; a style of another address that does not come gives way to the kit's own. */
export function openMap(options: MapOptions): OpenMap {
  const { container, markerSize, fitMaxZoom, selectZoom } = options
  let { colours, shops, selected } = options
  let isOwnStyle = options.styleUrl === undefined
  let isStyled = false
  const start = selected ? undefined : fitView(placesOf(shops), fitMaxZoom)
  const map = new MapView({
    container,
    style: options.styleUrl ?? builtInStyle(colours),
    ...(start ? { bounds: start.bounds, fitBoundsOptions: { maxZoom: start.maxZoom, padding } } : wholeEurope),
    ...(selected && selectView(selected.place, selectZoom)),
    attributionControl: false, // it writes html as it comes: see onCredits
    cooperativeGestures: true,
    dragRotate: false,
    pitchWithRotate: false,
    maxPitch: 0,
    minZoom: 1,
    maxZoom: 18,
    fadeDuration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 200,
    locale: options.words,
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()

  const card = document.createElement('div')
  const cardMarker = new Marker({ element: card, anchor: 'bottom' })
  const dot = Object.assign(document.createElement('div'), { className: 'map-me' })
  const dotMarker = new Marker({ element: dot })
  const source = (id: string) => map.getSource<GeoJSONSource>(id)

  const drawPins = () => {
    setPicture('grid', gridPicture(colours, ratio))
    setPicture('pin', drawnPin(markerSize, colours, ratio))
    if (options.pinImage !== undefined)
      picturePin(options.pinImage, markerSize, ratio).then(
        (picture) => isStyled && setPicture('pin', picture),
        () => console.warn('shop: the picture of the markers cannot be shown'),
      )
  }
  const setPicture = (id: string, picture: ImageData) => {
    if (map.hasImage(id)) map.removeImage(id)
    map.addImage(id, picture, { pixelRatio: ratio })
  }

  const showSelected = () => {
    if (!isStyled) return
    source('rings')?.setData(selected ? ringFeatures(selected.place) : empty)
    for (const layer of ['pins', 'titles']) map.setFilter(layer, pinFilter(selected?._id) as never)
  }
  const moveCard = () => {
    if (selected) cardMarker.setLngLat(selected.place).addTo(map)
    else cardMarker.remove()
  }
  const goToSelected = () => {
    if (selected) map.flyTo({ ...selectView(selected.place, selectZoom), offset: cardOffset })
  }

  map.on('style.load', () => {
    isStyled = true
    drawPins()
    map.addSource('shops', shopSource(shopFeatures(shops)))
    map.addSource('rings', { type: 'geojson', data: empty })
    for (const layer of shopLayers(colours)) map.addLayer(layer)
    showSelected()
  })

  const useOwnStyle = () => {
    if (isStyled || isOwnStyle) return
    isOwnStyle = true
    console.warn('shop: the style of the map did not come, the map of the kit stands in')
    map.setStyle(builtInStyle(colours))
  }
  map.on('error', useOwnStyle)
  const patience = setTimeout(useOwnStyle, styleTimeoutMs)

  const pick = ({ features }: MapLayerMouseEvent) => {
    const id: unknown = features?.[0]?.properties.id
    if (typeof id === 'string') options.onSelect(id)
  }
  const approach = async ({ features, lngLat }: MapLayerMouseEvent) => {
    const cluster: unknown = features?.[0]?.properties.cluster_id
    if (typeof cluster !== 'number') return
    const zoom = await source('shops')?.getClusterExpansionZoom(cluster)
    map.easeTo({ center: lngLat, zoom: zoom ?? map.getZoom() + 2 })
  }
  for (const layer of ['pins', 'titles']) map.on('click', layer, pick)
  map.on('click', 'clusters', approach)
  for (const layer of ['pins', 'titles', 'clusters']) {
    map.on('mouseenter', layer, () => map.getCanvas().classList.add('map-pressable'))
    map.on('mouseleave', layer, () => map.getCanvas().classList.remove('map-pressable'))
  }
  const tellView = () => options.onView({ zoom: map.getZoom(), lat: map.getCenter().lat })
  map.on('move', tellView)
  map.on('idle', () => {
    const credits = Object.keys(map.getStyle().sources).map((id) => map.getSource(id)?.attribution)
    options.onCredits([...new Set(credits.filter(Boolean))].join(' '))
  })
  map.once('load', () => {
    tellView()
    options.onDrawn()
  })
  moveCard()
  const ignoreWorkers = onDeadWorker(options.onDead)

  const fit = () => {
    const view = fitView(placesOf(shops), fitMaxZoom)
    if (view) map.fitBounds(view.bounds, { maxZoom: view.maxZoom, padding })
  }
  return {
    card,
    fit,
    showShops(next) {
      shops = next
      source('shops')?.setData(shopFeatures(shops))
      if (!selected) fit()
    },
    select(next) {
      selected = next
      showSelected()
      moveCard()
      goToSelected()
    },
    zoomBy: (steps) => map.easeTo({ zoom: map.getZoom() + steps }),
    showMe(place) {
      dotMarker.setLngLat(place).addTo(map)
      const view = fitView([place, ...placesOf(nearest(place, shops))], fitMaxZoom)
      if (view) map.fitBounds(view.bounds, { maxZoom: view.maxZoom, padding })
    },
    paint(next) {
      colours = next
      if (!isStyled) return
      drawPins()
      for (const { id, paint = {} } of [...(isOwnStyle ? builtInLayers(colours) : []), ...shopLayers(colours)])
        for (const [name, value] of Object.entries(paint)) map.setPaintProperty(id, name as never, value as never)
    },
    focus: () => map.getCanvas().focus({ preventScroll: true }),
    close() {
      clearTimeout(patience)
      ignoreWorkers()
      map.remove()
    },
  }
}
