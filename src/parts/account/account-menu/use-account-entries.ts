import { $idle } from '../../../base/http/remote.ts'
import { pageLink } from '../../../base/security/safe-url.ts'
import { type AccountEntry, accountEntries, needsPrograms, sectionPath, selectEntries } from '../../../domain/account/account-menu.ts'
import { customerKey } from '../../../domain/customer.ts'
import { useSettings } from '../../../kit/host.ts'
import { useStore } from '../../../kit/use-store.ts'
import { loyaltyProgramsStore, orderCountStore } from '../../../stores/account/menu-entries.ts'
import { $customer } from '../../../stores/session/session.ts'
import { useConfiguration, useLanguage } from '../../app/use-configuration.ts'

/** An entry with the URL of its section; undefined if the shop has no profile page. */
export interface LinkedEntry extends AccountEntry {
  href: string | undefined
}

/**
 * The entries of the customer area for this customer; `sections` selects and orders them (ACC-01..12). `isComplete` once the
 * loyalty programs have loaded.
 */
export function useAccountEntries(sections?: readonly string[]): { entries: LinkedEntry[]; isComplete: boolean } {
  const settings = useSettings()
  const lang = useLanguage()
  const customer = useStore($customer)
  const configuration = useConfiguration()
  const fetchesPrograms = customer !== undefined && needsPrograms(configuration)
  const { status, value: programs } = useStore(
    fetchesPrograms ? loyaltyProgramsStore(settings, { customer: customerKey(customer), lang }) : $idle,
  )
  const page = configuration?.customerProfilePage
  const entries = selectEntries(accountEntries({ customer, configuration, programs }), sections).map((entry) => ({
    ...entry,
    href: page === undefined ? undefined : pageLink(settings, sectionPath(page, entry.key)),
  }))
  return { entries, isComplete: !fetchesPrograms || status !== 'loading' || programs !== undefined }
}

/** Number of the customer's orders; undefined until loaded, or if not shown (HEAD-11). */
export function useOrderCount(isShown: boolean): number | undefined {
  const settings = useSettings()
  const customer = useStore($customer)
  return useStore(isShown && customer ? orderCountStore(settings, { customer: customerKey(customer) }) : $idle).value
}
