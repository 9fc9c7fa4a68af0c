import { useEffect, useRef } from 'react'
import { neighboursCount } from '../../domain/constants.ts'
import { kilometres } from '../../domain/map/distance.ts'
import { formatAddress, type LocatedShop, neighboursOf, type ShopLocation } from '../../domain/map/shop-locations.ts'
import { messages } from '../../domain/messages.ts'
import { Button } from '../../ui/button.tsx'
import { SafeHtml } from '../../ui/html/safe-html.tsx'
import { Icon } from '../../ui/icon.tsx'
import { x } from '../../ui/icons.ts'
import { useLanguage } from '../app/use-configuration.ts'
import { useText } from '../app/use-text.ts'
import { ShopLinks } from './shop-links.tsx'

interface ShopCardProps {
  shop: LocatedShop
  shops: readonly ShopLocation[]
  directions: boolean
  onSelect: (id: string) => void
  onClose: () => void
}

/** Card above the selected shop on the map: address, hours and the nearest shops (CONT-06). */
export function ShopCard({ shop, shops, directions, onSelect, onClose }: ShopCardProps) {
  const t = useText()
  const language = useLanguage()
  const card = useRef<HTMLElement>(null)
  const hasMoved = useRef(false)
  const id = shop._id
  // another shop: scroll to the top; the pressed button is gone, so the card takes the focus
  useEffect(() => {
    if (id) card.current?.scrollTo({ top: 0 })
    if (hasMoved.current) card.current?.focus({ preventScroll: true })
    hasMoved.current = false
  }, [id])
  const move = (to: string) => {
    hasMoved.current = true
    onSelect(to)
  }
  const neighbours = neighboursOf(shop, shops, neighboursCount)
  return (
    <section
      className="map-card"
      ref={card}
      aria-label={shop.title}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      <Button kind="icon" className="map-card-close" aria-label={t(messages.close)} onClick={onClose}>
        <Icon path={x} />
      </Button>
      <slot name="popup">
        <h3 className="map-card-title">{shop.title}</h3>
        <p className="map-card-address">{formatAddress(shop)}</p>
        {shop.hours && <SafeHtml className="shop-hours" html={shop.hours} />}
        <ShopLinks shop={shop} directions={directions} />
      </slot>
      {neighbours.length > 0 && (
        <>
          <h4 className="map-card-near">{t(messages.nearbyShops)}</h4>
          <ul>
            {neighbours.map(({ _id, title, distance = 0 }) => (
              <li key={_id}>
                <button type="button" className="map-card-neighbour" onClick={() => move(_id)}>
                  <span>{title}</span>
                  <span className="shop-distance">{t(messages.kilometres, { distance: kilometres(distance, language) })}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
