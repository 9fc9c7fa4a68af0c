import { messages } from '../../domain/messages.ts'
import { useText } from '../../parts/app/use-text.ts'
import { LazyFindMore } from '../../parts/page/find-more/lazy-find-more.tsx'
import { HomeLink } from '../../parts/page/home-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { shoppingCart } from '../../ui/icons.ts'

/** Shown for an empty cart. */
export function EmptyCart() {
  const t = useText()
  return (
    <slot name="empty">
      <div className="cart-empty">
        <Icon path={shoppingCart} size={36} />
        <p className="cart-empty-title">{t(messages.emptyCart)}</p>
        <p className="cart-empty-hint">{t(messages.emptyCartHint)}</p>
        <HomeLink source="cart" />
      </div>
      <LazyFindMore source="cart" />
    </slot>
  )
}
