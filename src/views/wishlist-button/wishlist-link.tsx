import { pageLink, relOf } from '../../base/security/safe-url.ts'
import { messages } from '../../domain/messages.ts'
import { displayCount } from '../../domain/plural.ts'
import { wishlistCount } from '../../domain/wishlist/wishlist-contents.ts'
import { useSettings } from '../../kit/host.ts'
import { useSheet } from '../../kit/use-sheet.ts'
import { useStore } from '../../kit/use-store.ts'
import { useConfiguration } from '../../parts/app/use-configuration.ts'
import { useLinkClick } from '../../parts/app/use-link-click.ts'
import { useText } from '../../parts/app/use-text.ts'
import { $wishlist } from '../../stores/wishlist/wishlist.ts'
import { Counter } from '../../ui/counter.tsx'
import { Icon } from '../../ui/icon.tsx'
import { heart } from '../../ui/icons.ts'
import sheet from './wishlist-button.css?sheet'

/** The wishlist icon with the number of products, 100+ above 100 (HEAD-05, SEARCH-12). */
export function WishlistLink() {
  useSheet(sheet)
  const t = useText()
  const follow = useLinkClick('wishlist-button')
  const settings = useSettings()
  const href = pageLink(settings, useConfiguration()?.wishlistPage)
  const itemCount = wishlistCount(useStore($wishlist))
  const count = displayCount(itemCount)
  const name = itemCount === 1 ? messages.wishlistWithOne : itemCount ? messages.wishlistWithCount : messages.wishlist
  return (
    <a
      className="wishlist-button"
      part="button"
      href={href}
      rel={relOf(settings, href)}
      tabIndex={0}
      aria-label={t(name, { count })}
      onClick={follow}
    >
      <slot name="icon">
        <Icon path={heart} size={24} />
      </slot>
      {itemCount > 0 && <Counter>{count}</Counter>}
    </a>
  )
}
