import { type MouseEvent, useContext } from 'react'
import { isPlainClick } from '../../../base/dom/plain-click.ts'
import { pageLink, relOf } from '../../../base/security/safe-url.ts'
import { accountEntries, sectionPath } from '../../../domain/account/account-menu.ts'
import { messages } from '../../../domain/messages.ts'
import { useEmit, useSettings } from '../../../kit/host.ts'
import type { Order } from '../../../model/account/order.ts'
import { useConfiguration } from '../../app/use-configuration.ts'
import { useLinkClick } from '../../app/use-link-click.ts'
import { useText } from '../../app/use-text.ts'
import { OpenSection } from '../section-key.ts'

const section = 'productReturns'

/** Link from an order to its return form, if the shop accepts returns. */
export function ReturnLink({ order: { id, number } }: { order: Order }) {
  const t = useText()
  const emit = useEmit()
  const settings = useSettings()
  const follow = useLinkClick('orders')
  const openSection = useContext(OpenSection)
  const configuration = useConfiguration()
  const page = configuration?.customerProfilePage
  const isThere = accountEntries({ configuration, customer: undefined, programs: undefined }).some(({ key }) => key === section)
  const href = pageLink(settings, page && `${sectionPath(page, section)}&order=${encodeURIComponent(id)}`)
  if (!isThere || !href) return null
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!openSection || !isPlainClick(event)) return follow(event)
    event.preventDefault()
    if (emit('shop-section-select', { section }, true)) openSection(section, { order: id })
  }
  return (
    <a className="button" data-kind="line" part="button" href={href} rel={relOf(settings, href)} onClick={open}>
      {t(messages.returnProducts)}
      <span className="hidden-text">{`: ${number ?? id}`}</span>
    </a>
  )
}
