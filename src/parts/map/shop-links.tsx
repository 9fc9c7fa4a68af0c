import { relOf, safeUrl } from '../../base/security/safe-url.ts'
import { directionsUrl } from '../../domain/map/directions.ts'
import type { ShopPlace } from '../../domain/map/shop-list.ts'
import { messages } from '../../domain/messages.ts'
import { useSettings } from '../../kit/host.ts'
import { useSheet } from '../../kit/use-sheet.ts'
import { Icon } from '../../ui/icon.tsx'
import { navigation, phone } from '../../ui/icons.ts'
import { useText } from '../app/use-text.ts'
import sheet from './shop-links.css?sheet'

interface ShopLinksProps {
  shop: ShopPlace
  /** with the way there, where the shop has a place (CONT-04, M3) */
  directions?: boolean
}

/** Calls a shop, leads to it. */
export function ShopLinks({ shop: { title, telephone, place }, directions = true }: ShopLinksProps) {
  useSheet(sheet)
  const t = useText()
  const settings = useSettings()
  const call = telephone === undefined ? undefined : safeUrl(`tel:${telephone.replace(/[^\d+]/g, '')}`, 'phone')
  const way = directions && place ? directionsUrl(place) : undefined
  return (
    <p className="shop-links">
      {telephone !== undefined &&
        (call === undefined ? (
          <span>{telephone}</span>
        ) : (
          <a className="shop-link" part="link" href={call} aria-label={t(messages.callShop, { title, telephone })}>
            <Icon path={phone} size={16} />
            {telephone}
          </a>
        ))}
      {way !== undefined && (
        <a
          className="shop-link"
          part="link directions"
          href={way}
          target="_blank"
          rel={relOf(settings, way)}
          aria-label={t(messages.directionsTo, { title })}
        >
          <Icon path={navigation} size={16} />
          {t(messages.directions)}
        </a>
      )}
    </p>
  )
}
