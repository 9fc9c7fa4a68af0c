import { useStore } from '../../kit/use-store.ts'
import { useCustomerKey, useSession } from '../../parts/account/account-menu/use-session.ts'
import { LoginRequired } from '../../parts/account/login-required.tsx'
import { SectionHost } from '../../parts/account/section-host.tsx'
import type { SectionKey } from '../../parts/account/section-key.ts'
import { SectionSkeleton } from '../../parts/account/section-skeleton.tsx'
import { sectionAt } from '../../parts/account/sections.ts'
import { useVisibleSection } from '../../parts/account/use-shown-section.ts'
import { $customer, $isSettled } from '../../stores/session/session.ts'

export interface AccountSectionProps {
  section: SectionKey
  pageSize: number
}

/** A single section of the customer area; visitors are asked to log in. */
export function AccountSection({ section, pageSize }: AccountSectionProps) {
  useSession()
  const customer = useStore($customer)
  const isSettled = useStore($isSettled)
  const key = useCustomerKey()
  const requested = section === 'requisites' ? '' : section
  const shown = useVisibleSection(requested)
  if (!customer && isSettled) return <LoginRequired />
  if (!customer || shown === undefined) return <SectionSkeleton shape={sectionAt(requested).skeleton} rows={pageSize} />
  return <SectionHost key={key} section={shown} level="h2" pageSize={pageSize} />
}
