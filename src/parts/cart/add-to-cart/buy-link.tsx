import { relOf } from '../../../base/security/safe-url.ts'
import { useSettings } from '../../../kit/host.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useLinkClick } from '../../app/use-link-click.ts'

interface BuyLinkProps {
  href: string | undefined
  /** outline of `icons.ts` */
  icon: string
  label: string
  title: string
  kind: 'soft' | 'primary'
}

/** A link in place of the button: to the product page for its options, or to the checkout. */
export function BuyLink({ href, icon, label, title, kind }: BuyLinkProps) {
  const settings = useSettings()
  const follow = useLinkClick('add-to-cart')
  return (
    <a
      className="button buy-button"
      part="button"
      data-kind={kind}
      href={href}
      rel={relOf(settings, href)}
      aria-label={`${label}, ${title}`}
      onClick={follow}
    >
      <span className="buy-face">
        <Icon path={icon} />
        <span className="buy-label">{label}</span>
      </span>
    </a>
  )
}
