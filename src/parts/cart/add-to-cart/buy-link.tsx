import { relOf } from '../../../base/security/safe-url.ts'
import { useEmit, useSettings } from '../../../kit/host.ts'
import { renderIcon } from '../../../ui/icon.tsx'
import { linkClick } from '../../app/use-link-click.ts'
import type { ShopScope } from '../../app/use-shop-scope.ts'

interface BuyLinkProps {
  href: string | undefined
  /** outline of `icons.ts` */
  icon: string
  label: string
  title: string
  kind: 'soft' | 'primary'
}

/** A link instead of the button: to the product page for its options, or to the checkout. */
export const BuyLink = (props: BuyLinkProps) => renderBuyLink({ ...props, scope: { settings: useSettings(), emit: useEmit() } })

/** The same without a component, for lists. */
export function renderBuyLink({ href, icon, label, title, kind, scope }: BuyLinkProps & { scope: Pick<ShopScope, 'settings' | 'emit'> }) {
  return (
    <a
      className="button buy-button"
      part="button"
      data-kind={kind}
      href={href}
      rel={relOf(scope.settings, href)}
      aria-label={`${label}, ${title}`}
      onClick={linkClick(scope, 'add-to-cart')}
    >
      {renderIcon(icon)}
      <span className="buy-label">{label}</span>
    </a>
  )
}
