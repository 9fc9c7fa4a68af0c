import type { ReactNode } from 'react'
import { pageLink, relOf } from '../../base/security/safe-url.ts'
import { useSettings } from '../../kit/host.ts'
import { useConfiguration } from '../app/use-configuration.ts'
import { useLinkClick } from '../app/use-link-click.ts'

interface ShopPageLinkProps {
  page: 'contactsPage' | 'returnsPage'
  children: ReactNode
}

/** Link from the customer area to a page of the shop; only its words if the shop has no such page. */
export function ShopPageLink({ page, children }: ShopPageLinkProps) {
  const settings = useSettings()
  const follow = useLinkClick('account')
  const href = pageLink(settings, useConfiguration()?.[page])
  if (!href) return children
  return (
    <a className="section-link" part="link" href={href} rel={relOf(settings, href)} onClick={follow}>
      {children}
    </a>
  )
}
