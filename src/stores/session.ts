import { atom } from 'nanostores'
import { shared } from '../base/shared.ts'

/** What pricing and the cart need to know of a customer. */
export interface Customer {
  buyAs?: 'b2c' | 'b2b' | undefined
  country?: string | undefined
  companyCountry?: string | undefined
}

/** The logged-in customer; undefined for a visitor. */
export const $customer = shared('session.customer', () => atom<Customer | undefined>())
