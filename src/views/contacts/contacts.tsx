import { useEffect, useRef, useState } from 'react'
import { allCities, listCities, matchCity, shopsIn } from '../../domain/map/shop-locations.ts'
import { messages } from '../../domain/messages.ts'
import { announce } from '../../kit/announce.ts'
import { useEmit } from '../../kit/host.ts'
import { useSheet } from '../../kit/use-sheet.ts'
import { useStore } from '../../kit/use-store.ts'
import type { ContactsData } from '../../model/map/contacts-data.ts'
import { useLanguage } from '../../parts/app/use-configuration.ts'
import { useCountedText } from '../../parts/app/use-counted-text.ts'
import { useScreen } from '../../parts/app/use-screen.ts'
import { useText } from '../../parts/app/use-text.ts'
import { GeolocationError } from '../../parts/map/map-error.tsx'
import { ShopMap } from '../../parts/map/shop-map.tsx'
import { useShopLocations } from '../../parts/map/use-shop-locations.ts'
import { $geolocation, locateUser, locateUserIfPermitted } from '../../stores/map/geolocation.ts'
import { Message } from '../../ui/message.tsx'
import sheet from './contacts.css?sheet'
import { ContactsTools } from './contacts-tools.tsx'
import { ShopLocationList } from './shop-location-list.tsx'

export interface ContactsProps {
  city: string
  map: boolean
  list: boolean
  distance: boolean
  directions: boolean
  height: string
  pinImage: string | undefined
  block: { data?: ContactsData | undefined } | undefined
}

/** The shops of one city or of all, in a list and on a map (CONT-01..03) that share the selection. */
export function Contacts({ city: initialCity, map, list, distance, directions, height, pinImage, block }: ContactsProps) {
  useSheet(sheet)
  const t = useText()
  const counted = useCountedText()
  const emit = useEmit()
  const language = useLanguage()
  const screen = useScreen()
  const geolocation = useStore($geolocation)
  const [showsDistance, setShowsDistance] = useState(false)
  const [cityChoice, setCityChoice] = useState(initialCity)
  const [selected, setSelected] = useState<string>()
  const [view, setView] = useState<'list' | 'map'>('list')
  const [isMapPossible, setMapPossible] = useState(true)
  const root = useRef<HTMLDivElement>(null)
  const wasMapSeen = useRef(false)
  const { status, value: allShops, reload } = useShopLocations(showsDistance ? geolocation.coordinates : undefined)

  // in an effect, it would undo a choice made before the code had loaded
  const [renderedCity, setRenderedCity] = useState(initialCity)
  if (initialCity !== renderedCity) {
    setRenderedCity(initialCity)
    setCityChoice(initialCity)
  }
  useEffect(() => {
    if (distance) locateUserIfPermitted()
  }, [distance])
  // permission was already granted, so no prompt appears
  useEffect(() => {
    if (distance && geolocation.status === 'known') setShowsDistance(true)
  }, [distance, geolocation.status])

  if (status === 'failed' && !allShops)
    return (
      <Message kind="error" action={{ label: t(messages.tryAgain), run: reload }}>
        {t(messages.shopsFailed)}
      </Message>
    )
  const cities = listCities(allShops ?? [], language)
  const city = matchCity(cities, cityChoice)
  const shops = allShops && shopsIn(allShops, city)
  if (shops?.length === 0) return <p className="contacts-empty">{t(messages.noShops)}</p>

  const chooseCity = (next: string) => {
    setCityChoice(next)
    setSelected(undefined)
    const count = shopsIn(allShops ?? [], next).length
    announce(next === allCities ? counted(messages.shopCount, count) : counted(messages.shopCountIn, count, { city: next }))
    emit('shop-city-change', { city: next })
  }
  const select = (id: string | undefined) => {
    setSelected(id)
    const shop = allShops?.find(({ _id }) => _id === id)
    if (!shop) return
    if (!shops?.includes(shop)) setCityChoice(allCities) // a nearby shop in another city
    emit('shop-location-select', { shop })
  }
  const measureDistances = () => {
    setShowsDistance(!showsDistance || !geolocation.coordinates)
    if (!geolocation.coordinates) locateUser()
  }
  const hasSwitch = map && list && screen === 'phone'
  const selectInList = (id: string) => {
    select(id === selected ? undefined : id)
    if (!hasSwitch) return
    setView('map')
    root.current?.querySelector<HTMLElement>('.view-switch > :last-child')?.focus() // the list, which had the focus, is hidden
  }
  const isMapSeen = map && (!hasSwitch || view === 'map')
  wasMapSeen.current ||= isMapSeen
  return (
    <div className="contacts" ref={root} data-view={hasSwitch ? view : 'both'} data-list={list || undefined} data-map={map || undefined}>
      <ContactsTools
        cities={cities}
        city={city}
        count={shops?.length}
        onCity={chooseCity}
        distance={
          distance
            ? {
                isOn: showsDistance && geolocation.status === 'known',
                isBusy: showsDistance && geolocation.status === 'pending',
                toggle: measureDistances,
              }
            : undefined
        }
        view={hasSwitch ? { value: view, change: setView } : undefined}
      />
      {distance && <GeolocationError status={showsDistance ? geolocation.status : undefined} />}
      {list && (
        <ShopLocationList
          shops={shops}
          selected={selected}
          directions={directions}
          height={map ? height : undefined}
          isFolded={screen === 'phone'}
          isPressable={map && isMapPossible}
          onSelect={selectInList}
        />
      )}
      {wasMapSeen.current && (
        <div className="contacts-map">
          <ShopMap
            shops={shops}
            neighbours={allShops}
            selected={selected}
            onSelect={select}
            height={height}
            pinImage={pinImage ?? block?.data?.pushPinIconId}
            directions={directions}
            hasShopSelect={!list}
            onUnsupported={() => setMapPossible(false)}
          />
        </div>
      )}
    </div>
  )
}
