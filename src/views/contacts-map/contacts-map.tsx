import { useEffect, useState } from 'react'
import { type ShopLocation, toShopLocations } from '../../domain/map/shop-locations.ts'
import { messages } from '../../domain/messages.ts'
import { useEmit } from '../../kit/host.ts'
import type { Salon } from '../../model/map/salon.ts'
import { useText } from '../../parts/app/use-text.ts'
import { ShopMap } from '../../parts/map/shop-map.tsx'
import { useShopLocations } from '../../parts/map/use-shop-locations.ts'
import { Message } from '../../ui/message.tsx'

interface MapAttributes {
  selected: string | undefined
  height: string
  markerSize: number
  fitMaxZoom: number
  selectZoom: number
  mapStyle: string | undefined
  pinImage: string | undefined
}

export interface ContactsMapProps extends MapAttributes {
  shops: readonly Salon[] | undefined
}

/** A map of the shops that the page lists, or of all shops (CONT-03). */
export function ContactsMap({ shops, ...attributes }: ContactsMapProps) {
  return shops ? <SelectableMap {...attributes} shops={toShopLocations(shops)} /> : <FetchedMap {...attributes} />
}

function FetchedMap(attributes: MapAttributes) {
  const t = useText()
  const shops = useShopLocations()
  if (shops.status === 'failed' && !shops.value)
    return (
      <Message kind="error" action={{ label: t(messages.tryAgain), run: shops.reload }}>
        {t(messages.shopsFailed)}
      </Message>
    )
  return <SelectableMap {...attributes} shops={shops.value} />
}

function SelectableMap({
  selected: initialSelected,
  shops,
  ...attributes
}: MapAttributes & { shops: readonly ShopLocation[] | undefined }) {
  const emit = useEmit()
  const [selected, setSelected] = useState(initialSelected)
  useEffect(() => setSelected(initialSelected), [initialSelected])
  const onSelect = (id: string | undefined) => {
    setSelected(id)
    const shop = shops?.find(({ _id }) => _id === id)
    if (shop) emit('shop-location-select', { shop })
  }
  return <ShopMap {...attributes} shops={shops} selected={selected} onSelect={onSelect} hasShopSelect />
}
