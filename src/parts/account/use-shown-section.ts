import { $idle } from '../../base/http/remote.ts'
import { accountEntries, needsPrograms } from '../../domain/account/account-menu.ts'
import { useSettings } from '../../kit/host.ts'
import { useStore } from '../../kit/use-store.ts'
import { loyaltyProgramsStore } from '../../stores/account/menu-entries.ts'
import { configurationStore } from '../../stores/app/configuration.ts'
import { $customer } from '../../stores/session/session.ts'
import { useLanguage } from '../app/use-configuration.ts'
import { useCustomerKey } from './account-menu/use-session.ts'
import { sections, visibleSection } from './sections.ts'

const isLoading = ({ status, value }: { status: string; value?: unknown }) => status === 'loading' && value === undefined

/** The section to show for a requested one; undefined until it is known whether this customer has it. */
export function useVisibleSection(requested: string): string | undefined {
  const settings = useSettings()
  const lang = useLanguage()
  const customer = useStore($customer)
  const key = useCustomerKey()
  const configuration = useStore(configurationStore(settings, lang))
  const fetchesPrograms = customer !== undefined && needsPrograms(configuration.value)
  const programs = useStore(fetchesPrograms ? loyaltyProgramsStore(settings, { customer: key, lang }) : $idle)
  const entries = accountEntries({ customer, configuration: configuration.value, programs: programs.value })
  const visible = visibleSection(
    requested,
    entries.map((entry) => entry.key),
  )
  const isUndecided = isLoading(configuration) || (fetchesPrograms && isLoading(programs))
  return visible !== requested && isUndecided && Object.hasOwn(sections, requested) ? undefined : visible
}
