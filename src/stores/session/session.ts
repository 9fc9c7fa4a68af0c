import { atom } from 'nanostores'
import { shared } from '../../base/shared.ts'
import { persisted } from '../../kit/persisted.ts'
import type { CustomerDetails } from '../../model/account/customer.ts'

/** The logged-in customer; undefined for a visitor (GEN-02, ENT-19). */
export const $customer = shared('session.customer', () => atom<CustomerDetails | undefined>())

/** Whether it is known who is here: the details have been asked for, with whatever result. */
export const $isSettled = shared('session.settled', () => atom(false))

/** Whether a log-out has begun that the server has not confirmed: it is told again at the next start. */
export const $pendingLogOut = persisted<boolean>('logout', {
  initial: false,
  read: (value) => ({ value: value === true, damaged: typeof value !== 'boolean' }),
})
