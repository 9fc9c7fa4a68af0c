import { memo, useContext } from 'react'
import { kilometres } from '../../domain/map/distance.ts'
import { formatAddress, type ShopLocation } from '../../domain/map/shop-locations.ts'
import { messages } from '../../domain/messages.ts'
import { useLanguage } from '../../parts/app/use-configuration.ts'
import { useText } from '../../parts/app/use-text.ts'
import { ShopLinks } from '../../parts/map/shop-links.tsx'
import { SafeHtml } from '../../ui/html/safe-html.tsx'
import { InnerLevel } from '../../ui/inner-heading.tsx'

interface ShopLocationItemProps {
  shop: ShopLocation
  isSelected: boolean
  directions: boolean
  isPressable: boolean
  onSelect: (id: string) => void
}

/** A shop: address, distance, opening hours, phone and directions (CONT-04, CONT-07, CONT-14). */
export const ShopLocationItem = memo(
  function ShopItem({ shop, isSelected, directions, isPressable, onSelect }: ShopLocationItemProps) {
    const t = useText()
    const language = useLanguage()
    const Title = useContext(InnerLevel)
    const { _id, title, hours, distance } = shop
    return (
      <li className="shop-item" part="shop" data-selected={isSelected || undefined}>
        <Title className="shop-item-title">
          {isPressable ? (
            <button type="button" aria-pressed={isSelected} aria-label={t(messages.showOnMap, { title })} onClick={() => onSelect(_id)}>
              {title}
            </button>
          ) : (
            title
          )}
        </Title>
        {distance !== undefined && (
          <span className="shop-distance">{t(messages.kilometres, { distance: kilometres(distance, language) })}</span>
        )}
        <p className="shop-item-address">{formatAddress(shop)}</p>
        {hours && <SafeHtml className="shop-hours" html={hours} />}
        <ShopLinks shop={shop} directions={directions} />
      </li>
    )
  },
  // without `onSelect`: its identity changes, its behaviour does not
  (before, after) =>
    before.shop === after.shop &&
    before.isSelected === after.isSelected &&
    before.directions === after.directions &&
    before.isPressable === after.isPressable,
)
