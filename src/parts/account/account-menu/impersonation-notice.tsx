import { atom } from 'nanostores'
import { shared } from '../../../base/shared.ts'
import { customerName } from '../../../domain/customer.ts'
import { messages } from '../../../domain/messages.ts'
import { useStore } from '../../../kit/use-store.ts'
import { $customer } from '../../../stores/session/session.ts'
import { Message } from '../../../ui/message.tsx'
import { useText } from '../../app/use-text.ts'
import { useLogOut } from './use-log-out.ts'

/** Number of rendered impersonation banners: menus need not repeat the notice. */
export const $impersonationBanners = shared('acting-strips', () => atom(0))

/** Tells an operator which customer they impersonate, with a button to stop, once per page; renders nothing otherwise (R57). */
export function ImpersonationNotice({ isStrip = false }: { isStrip?: boolean }) {
  const t = useText()
  const customer = useStore($customer)
  const { logOut } = useLogOut()
  const strips = useStore($impersonationBanners)
  if (!customer?.impersonated || (strips > 0 && !isStrip)) return null
  return (
    <Message kind="warning" action={{ label: t(messages.logOut), run: logOut }}>
      {t(messages.actingAs, { name: customerName(customer) })}
    </Message>
  )
}
