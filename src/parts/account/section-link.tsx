import { type MouseEvent, type ReactNode, useContext } from 'react'
import { isPlainClick } from '../../base/dom/plain-click.ts'
import { pageLink, relOf } from '../../base/security/safe-url.ts'
import { sectionPath } from '../../domain/account/account-menu.ts'
import { useEmit, useSettings } from '../../kit/host.ts'
import { useConfiguration } from '../app/use-configuration.ts'
import { useLinkClick } from '../app/use-link-click.ts'
import { OpenSection } from './section-key.ts'

interface SectionLinkProps {
  /** key of the section */
  section: string
  /** id of the order to open there */
  order: string
  /** the block that contains it, for `shop-navigate` */
  source: string
  kind: 'button' | 'text'
  children: ReactNode
}

/** Link to an order in a section of the customer area. Only its content if the shop has no page for the customer area. */
export function SectionLink({ section, order, source, kind, children }: SectionLinkProps) {
  const emit = useEmit()
  const settings = useSettings()
  const follow = useLinkClick(source)
  const openSection = useContext(OpenSection)
  const page = useConfiguration()?.customerProfilePage
  const href = pageLink(settings, page && `${sectionPath(page, section)}&order=${encodeURIComponent(order)}`)
  if (!href) return kind === 'text' ? children : null
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!openSection || !isPlainClick(event)) return follow(event)
    event.preventDefault()
    if (emit('shop-section-select', { section }, true)) openSection(section, { order })
  }
  const look =
    kind === 'button' ? { className: 'button', 'data-kind': 'line', part: 'button' } : { className: 'section-link', part: 'link' }
  return (
    <a {...look} href={href} rel={relOf(settings, href)} onClick={open}>
      {children}
    </a>
  )
}
