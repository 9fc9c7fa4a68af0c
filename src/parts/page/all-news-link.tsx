import type { ReactNode } from 'react'
import { pageLink, relOf } from '../../base/security/safe-url.ts'
import { useSettings } from '../../kit/host.ts'
import { useLinkClick } from '../app/use-link-click.ts'

interface AllNewsLinkProps {
  url: string | undefined
  className: string
  children: ReactNode
}

/** The link to all news; renders nothing without a URL. */
export function AllNewsLink({ url, className, children }: AllNewsLinkProps) {
  const settings = useSettings()
  const follow = useLinkClick('news')
  const href = pageLink(settings, url)
  if (href === undefined) return null
  return (
    <a className={className} part="link" href={href} rel={relOf(settings, href)} onClick={follow}>
      {children}
    </a>
  )
}
