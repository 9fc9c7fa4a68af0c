import { accountEntries } from '../../../domain/account/account-menu.ts'
import { messages } from '../../../domain/messages.ts'
import type { Order } from '../../../model/account/order.ts'
import { useConfiguration } from '../../app/use-configuration.ts'
import { useText } from '../../app/use-text.ts'
import { SectionLink } from '../section-link.tsx'

const section = 'productReturns'

/** Link from an order to its return form, if the shop accepts returns. */
export function ReturnLink({ order: { id, number } }: { order: Order }) {
  const t = useText()
  const configuration = useConfiguration()
  const isThere = accountEntries({ configuration, customer: undefined, programs: undefined }).some(({ key }) => key === section)
  if (!isThere) return null
  return (
    <SectionLink section={section} order={id} source="orders" kind="button">
      {t(messages.returnProducts)}
      <span className="hidden-text">{`: ${number ?? id}`}</span>
    </SectionLink>
  )
}
