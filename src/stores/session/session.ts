import { atom } from 'nanostores'
import { withServerValue } from '../../base/server-value.ts'
import { shared } from '../../base/shared.ts'
import { persisted } from '../../kit/persisted.ts'
import type { CustomerDetails } from '../../model/account/customer.ts'

/** The logged-in customer; undefined for a visitor (GEN-02, ENT-19). */
export const $customer = shared('session.customer', () => withServerValue(atom<CustomerDetails | undefined>(), undefined))

/** Whether the first request for the customer's details has settled. */
export const $isSettled = shared('session.settled', () => atom(false))

/** Whether the server has not confirmed a logout yet. The next start repeats it. */
export const $pendingLogOut = persisted<boolean>('logout', {
  initial: false,
  read: (value) => ({ value: value === true, damaged: typeof value !== 'boolean' }),
})
