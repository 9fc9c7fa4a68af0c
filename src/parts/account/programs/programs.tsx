import { selectLoyaltyPrograms, selectSalesPrograms } from '../../../domain/account/loyalty.ts'
import { messages } from '../../../domain/messages.ts'
import { useSettings } from '../../../kit/host.ts'
import { useSheet } from '../../../kit/use-sheet.ts'
import { useStore } from '../../../kit/use-store.ts'
import type { LoyaltyProgram } from '../../../model/account/loyalty-program.ts'
import { loyaltyProgramsStore } from '../../../stores/account/menu-entries.ts'
import { percent } from '../../../ui/icons.ts'
import { Message } from '../../../ui/message.tsx'
import { useLanguage } from '../../app/use-configuration.ts'
import { useText } from '../../app/use-text.ts'
import { useCustomerKey } from '../account-menu/use-session.ts'
import { EmptyMessage } from '../empty-message.tsx'
import { SectionSkeleton } from '../section-skeleton.tsx'
import { Program } from './program.tsx'
import sheet from './programs.css?sheet'

/** The customer's programs of the given types, each as a card. */
export function Programs({ pick }: { pick: (programs: readonly LoyaltyProgram[]) => LoyaltyProgram[] }) {
  useSheet(sheet)
  const t = useText()
  const settings = useSettings()
  const $programs = loyaltyProgramsStore(settings, { customer: useCustomerKey(), lang: useLanguage() })
  const { status, value } = useStore($programs)
  if (!value && status === 'failed')
    return (
      <Message kind="error" action={{ label: t(messages.tryAgain), run: $programs.reload }}>
        {t(messages.programsFailed)}
      </Message>
    )
  if (!value) return <SectionSkeleton shape="cards" rows={2} />
  const programs = pick(value)
  if (programs.length === 0) return <EmptyMessage icon={percent} title={t(messages.noPrograms)} />
  return (
    <ul className="programs">
      {programs.map((program, index) => (
        <Program key={program.id ?? index} program={program} />
      ))}
    </ul>
  )
}

/** Discounts and gifts for regular customers (ACC-07). */
export const LoyaltyPrograms = () => <Programs pick={selectLoyaltyPrograms} />

/** Discounts on products that the customer has not bought yet (ACC-08). */
export const SalesPrograms = () => <Programs pick={selectSalesPrograms} />
