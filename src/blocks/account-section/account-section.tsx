import { useSheet } from '../../base/use-sheet.ts'
import { useStore } from '../../base/use-store.ts'
import { LoginNeeded } from '../../parts/account/login-needed.tsx'
import sheet from '../../parts/account/section.css?sheet'
import { SectionHost } from '../../parts/account/section-host.tsx'
import type { SectionKey } from '../../parts/account/section-key.ts'
import { SectionSkeleton } from '../../parts/account/section-skeleton.tsx'
import { sectionAt, shownSection } from '../../parts/account/sections.ts'
import { useAllowedSections } from '../../parts/account/use-allowed-sections.ts'
import { useCustomerKey } from '../../parts/account/use-customer-key.ts'
import { $customer, $isSettled } from '../../stores/session.ts'

export interface AccountSectionProps {
  section: SectionKey
  pageSize: number
}

/** One section of the customer area alone; a visitor is told to log in. */
export function AccountSection({ section, pageSize }: AccountSectionProps) {
  useSheet(sheet)
  const customer = useStore($customer)
  const isSettled = useStore($isSettled)
  const key = useCustomerKey()
  const shown = shownSection(section, useAllowedSections())
  if (customer) return <SectionHost key={key} section={shown} level="h2" pageSize={pageSize} />
  return isSettled ? <LoginNeeded /> : <SectionSkeleton shape={sectionAt(section).shape} rows={pageSize} />
}
