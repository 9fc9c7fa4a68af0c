import { atom } from 'nanostores'
import { useEffect, useRef, useState } from 'react'
import { safeUrl } from '../../base/security/safe-url.ts'
import { mapFitMaxZoom, mapMarkerPx, mapSelectZoom } from '../../domain/constants.ts'
import { mapStyleUrl } from '../../domain/map/map-view.ts'
import { isLocated, type ShopLocation } from '../../domain/map/shop-locations.ts'
import { messages } from '../../domain/messages.ts'
import { announce } from '../../kit/announce.ts'
import { useSettings } from '../../kit/host.ts'
import { PortalInto } from '../../kit/portal.tsx'
import { useSheet } from '../../kit/use-sheet.ts'
import { useStore } from '../../kit/use-store.ts'
import { $geolocation, locateUser } from '../../stores/map/geolocation.ts'
import { SafeHtml } from '../../ui/html/safe-html.tsx'
import overlay from '../../ui/overlays/overlay.css?sheet'
import skeleton from '../../ui/skeleton.css?sheet'
import { useConfiguration } from '../app/use-configuration.ts'
import { useText } from '../app/use-text.ts'
import type { MapPosition, ShopMapHandle } from './canvas/map-options.ts'
import { MapControls } from './map-controls.tsx'
import { MapError } from './map-error.tsx'
import { MapScaleBar } from './map-scale.tsx'
import { markerPicture, SelectedMarker } from './marker.tsx'
import { ShopCard } from './shop-card.tsx'
import sheet from './shop-map.css?sheet'
import { ShopSelect } from './shop-select.tsx'
import { useMap } from './use-map.ts'

/** URL of the map style from the element, `shop-config` or the configuration; undefined for the built-in map (CONT-12). */
export function useMapStyle(own: string | undefined): string | undefined {
  const { mapStyle } = useSettings()
  const { mapStyleUrl: configured, googleMapsApiKey } = useConfiguration() ?? {}
  const requested = own || mapStyle || configured
  return requested ? safeUrl(mapStyleUrl(requested, googleMapsApiKey), 'media') : undefined
}

/** Texts of the map library by its own keys. */
export function useMapWords(): Record<string, string> {
  const t = useText()
  return {
    'Map.Title': t(messages.mapKeys),
    'CooperativeGesturesHandler.WindowsHelpText': t(messages.zoomWithCtrl),
    'CooperativeGesturesHandler.MacHelpText': t(messages.zoomWithCommand),
    'CooperativeGesturesHandler.MobileHelpText': t(messages.moveWithFingers),
  }
}

export interface ShopMapProps {
  /** undefined until loaded */
  shops: readonly ShopLocation[] | undefined
  /** id of the selected shop */
  selected: string | undefined
  onSelect: (id: string | undefined) => void
  /** css length (CONT-09) */
  height: string
  markerSize?: number
  fitMaxZoom?: number
  selectZoom?: number
  mapStyle?: string | undefined
  /** id of the marker picture */
  pinImage?: string | undefined
  directions?: boolean
  /** called if the browser cannot render the map */
  onUnsupported?: () => void
  /** renders a select of all shops; needed for keyboard users if there is no list next to the map */
  hasShopSelect?: boolean
  /** shops from which the card lists the nearest; default `shops` */
  neighbours?: readonly ShopLocation[] | undefined
}

/** A map of the shops with its controls and the card of the selected shop (CONT-03, CONT-05, CONT-06). */
export function ShopMap({
  shops,
  selected,
  onSelect,
  height,
  markerSize = mapMarkerPx,
  fitMaxZoom = mapFitMaxZoom,
  selectZoom = mapSelectZoom,
  mapStyle,
  pinImage,
  directions = true,
  onUnsupported,
  hasShopSelect = false,
  neighbours = shops,
}: ShopMapProps) {
  useSheet(overlay)
  useSheet(skeleton)
  useSheet(sheet)
  const t = useText()
  const { apiBase } = useSettings()
  const containerRef = useRef<HTMLDivElement>(null)
  const [$view] = useState(() => atom<MapPosition | undefined>())
  const [credits, setCredits] = useState('')
  const geolocation = useStore($geolocation)
  const [isLocationRequested, setLocationRequested] = useState(false)
  const words = useMapWords()
  const styleUrl = useMapStyle(mapStyle)
  const shopsOnMap = (shops ?? []).filter(isLocated)
  const chosen = shopsOnMap.find(({ _id }) => _id === selected)
  const { status, map, retry } = useMap(containerRef, shops !== undefined, {
    styleUrl,
    words,
    markerSize,
    fitMaxZoom,
    selectZoom,
    onSelect,
    shops: shopsOnMap,
    selected: chosen,
    pinImage: markerPicture(apiBase, pinImage, markerSize),
    onView: (view) => $view.set(view),
    onCredits: setCredits,
  })

  const content = shopsOnMap.map(({ _id, title, coordinates }) => [_id, title, coordinates].join()).join('\n')
  const renderedContent = useRef<string>(undefined)
  // a new map already has its shops; `content` is compared instead of their identity
  useEffect(() => {
    if (map && renderedContent.current !== undefined && renderedContent.current !== content) map.showShops(shopsOnMap)
    renderedContent.current = map ? content : undefined
  }, [map, content])
  const lastSelection = useRef<{ map: ShopMapHandle; id: string | undefined }>(undefined)
  // a new map already shows the selected shop
  useEffect(() => {
    const last = lastSelection.current
    if (!map || (last?.map === map && last.id === chosen?._id)) return
    if (last?.map === map) map.select(chosen)
    lastSelection.current = { map, id: chosen?._id }
    if (chosen) announce(t(messages.shopShown, { title: chosen.title }))
  }, [map, chosen?._id])
  useEffect(() => {
    if (status === 'impossible') onUnsupported?.()
  }, [status])
  useEffect(() => {
    if (map && isLocationRequested && geolocation.coordinates) map.showMe(geolocation.coordinates)
  }, [map, isLocationRequested, geolocation.coordinates])

  const isLoading = status === 'loading' || status === 'open'
  const close = () => {
    onSelect(undefined)
    map?.focus()
  }
  const locate = () => {
    if (isLocationRequested && geolocation.coordinates) map?.showMe(geolocation.coordinates)
    setLocationRequested(true)
    if (!geolocation.coordinates) locateUser()
  }
  return (
    <div className="map" part="map" style={{ blockSize: height }} data-status={status} aria-busy={isLoading || undefined}>
      <div className="map-canvas" ref={containerRef} />
      {isLoading && <div className="skeleton map-cover" part="skeleton" />}
      {hasShopSelect && status !== 'loading' && shops && <ShopSelect shops={shops} selected={selected} onSelect={onSelect} />}
      {map && (
        <>
          <MapControls map={map} isLocating={isLocationRequested && geolocation.status === 'pending'} onLocate={locate} />
          <MapScaleBar $view={$view} />
          {credits && <SafeHtml className="map-credits" html={credits} />}
        </>
      )}
      <MapError status={status} locating={isLocationRequested ? geolocation.status : undefined} onRetry={retry} />
      {map && chosen && (
        <PortalInto container={map.card}>
          <div className="map-selected">
            <ShopCard shop={chosen} shops={neighbours ?? []} directions={directions} onSelect={onSelect} onClose={close} />
            <SelectedMarker size={markerSize} image={pinImage} />
          </div>
        </PortalInto>
      )}
    </div>
  )
}
