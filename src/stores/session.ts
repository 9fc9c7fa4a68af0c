import { atom, computed } from 'nanostores'
import { shared } from '../base/shared.ts'

/** What pricing and the cart need to know of a customer. */
export interface Customer {
  buyAs?: 'b2c' | 'b2b' | undefined
  country?: string | undefined
  companyCountry?: string | undefined
}

/** The logged-in customer; undefined for a visitor. */
export const $customer = shared('session.customer', () => atom<Customer | undefined>())

/** The country that prices are made for: the person's or the company's (GEN-04). */
export const $billingCountry = shared('session.billing-country', () =>
  computed($customer, (customer) => (customer?.buyAs === 'b2b' ? customer.companyCountry : customer?.country)),
)
