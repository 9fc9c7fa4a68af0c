import type { CustomerDetails } from '../../model/account/customer.ts'
import type { LoyaltyProgram } from '../../model/account/loyalty-program.ts'
import type { Configuration } from '../../model/app/configuration.ts'
import { isOn, lacks } from '../app/lacks.ts'
import { messages } from '../messages.ts'
import { selectLoyaltyPrograms, selectSalesPrograms } from './loyalty.ts'

/** Decides which entries a customer sees. */
export interface AccountFacts {
  customer: Pick<CustomerDetails, 'creditLimit'> | undefined
  configuration: Pick<Configuration, 'enableProductReturns' | 'customerProductCatalogue' | 'features'> | undefined
  programs: readonly LoyaltyProgram[] | undefined
}

/** An entry of the customer area. */
export interface AccountEntry {
  /** value of the URL parameter `section`; '' for the requisites */
  key: string
  /** text key */
  title: string
}

interface Rule extends AccountEntry {
  isShown?: (facts: AccountFacts) => boolean
}

const rules: readonly Rule[] = [
  { key: 'orders', title: messages.myOrders },
  { key: 'credit', title: messages.myCredit, isShown: ({ customer }) => customer?.creditLimit !== undefined },
  { key: 'productReturns', title: messages.returns, isShown: ({ configuration }) => isOn(configuration, 'enableProductReturns') },
  { key: 'carts', title: messages.myCarts },
  { key: 'delivery-addresses', title: messages.deliveryAddresses },
  { key: '', title: messages.requisites },
  { key: 'loyalty-programs', title: messages.loyaltyProgram, isShown: (facts) => hasPrograms(facts, selectLoyaltyPrograms) },
  { key: 'sales-programs', title: messages.salesPrograms, isShown: (facts) => hasPrograms(facts, selectSalesPrograms) },
  {
    key: 'product-catalogue',
    title: messages.productInformation,
    isShown: ({ configuration }) => isOn(configuration, 'customerProductCatalogue'),
  },
  {
    key: 'integrations',
    title: messages.integrations,
    isShown: ({ configuration }) => configuration?.features?.customerIntegrations === true,
  },
  { key: 'password-change', title: messages.passwordChange, isShown: ({ configuration }) => !lacks(configuration, 'passwordChange') },
]

/** Whether the shop uses programs; they are requested only then. */
export const needsPrograms = (configuration: AccountFacts['configuration']): boolean => configuration?.features?.loyaltyPrograms === true

const hasPrograms = ({ configuration, programs }: AccountFacts, ofKind: typeof selectLoyaltyPrograms): boolean =>
  needsPrograms(configuration) && ofKind(programs ?? []).length > 0

/** The entries of the customer area, in the specified order (ACC-01..12). */
export const accountEntries = (facts: AccountFacts): AccountEntry[] =>
  rules.filter(({ isShown }) => isShown?.(facts) ?? true).map(({ key, title }) => ({ key, title }))

/** The entries named by `sections`, in that order; all by default. `requisites` names the entry with the key ''. */
export function selectEntries(entries: readonly AccountEntry[], sections: readonly string[] | undefined): AccountEntry[] {
  if (!sections?.length) return [...entries]
  const names = new Set(sections.map((name) => (name === 'requisites' ? '' : name)))
  return [...names].flatMap((key) => entries.find((entry) => entry.key === key) ?? [])
}

/** URL of a section of the profile page, which may already have a query. */
export const sectionPath = (profilePage: string, key: string): string =>
  key === '' ? profilePage : `${profilePage}${profilePage.includes('?') ? '&' : '?'}section=${encodeURIComponent(key)}`
