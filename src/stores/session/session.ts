import { atom } from 'nanostores'
import { shared } from '../../base/shared.ts'
import type { CustomerDetails } from '../../model/account/customer.ts'

/** The logged-in customer; undefined for a visitor (GEN-02, ENT-19). */
export const $customer = shared('session.customer', () => atom<CustomerDetails | undefined>())

/** Whether it is known who is here: the details have been asked for, with whatever result (K2). */
export const $isSettled = shared('session.settled', () => atom(false))
