import { relOf, safeUrl } from '../../base/security/safe-url.ts'
import { directionsUrl } from '../../domain/map/map-view.ts'
import type { ShopLocation } from '../../domain/map/shop-locations.ts'
import { messages } from '../../domain/messages.ts'
import { useSettings } from '../../kit/host.ts'
import { useSheet } from '../../kit/use-sheet.ts'
import { Icon } from '../../ui/icon.tsx'
import { navigation, phone } from '../../ui/icons.ts'
import { useText } from '../app/use-text.ts'
import sheet from './shop-links.css?sheet'

interface ShopLinksProps {
  shop: ShopLocation
  /** includes directions if the shop has coordinates (CONT-04) */
  directions?: boolean
}

/** Links to call a shop and to get directions. */
export function ShopLinks({ shop: { title, telephone, position: coordinates }, directions = true }: ShopLinksProps) {
  useSheet(sheet)
  const t = useText()
  const settings = useSettings()
  const phoneHref = telephone === undefined ? undefined : safeUrl(`tel:${telephone.replace(/[^\d+]/g, '')}`, 'phone')
  const directionsHref = directions && coordinates ? directionsUrl(coordinates) : undefined
  return (
    <p className="shop-links">
      {telephone !== undefined &&
        (phoneHref === undefined ? (
          <span>{telephone}</span>
        ) : (
          <a className="shop-link" part="link" href={phoneHref} aria-label={t(messages.callShop, { title, telephone })}>
            <Icon path={phone} size={16} />
            {telephone}
          </a>
        ))}
      {directionsHref !== undefined && (
        <a
          className="shop-link"
          part="link directions"
          href={directionsHref}
          target="_blank"
          rel={relOf(settings, directionsHref)}
          aria-label={t(messages.directionsTo, { title })}
        >
          <Icon path={navigation} size={16} />
          {t(messages.directions)}
        </a>
      )}
    </p>
  )
}
