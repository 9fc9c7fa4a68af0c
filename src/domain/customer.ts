import type { CustomerDetails } from '../model/account/customer.ts'

/** Somebody is logged in exactly when their details are known; there is no third state (GEN-02). */
export const isLoggedIn = (customer: CustomerDetails | undefined): customer is CustomerDetails => customer !== undefined

/** Whether a customer is a business; a visitor never is (GEN-05). */
export const isBusinessCustomer = (customer: CustomerDetails | undefined): boolean => customer?.b2bCustomer === true

/** Whether somebody buys as a person or as a company; a person where nothing is said (GEN-03). */
export const buyerKind = (customer: CustomerDetails | undefined): 'b2c' | 'b2b' => customer?.buyAs ?? 'b2c'

/** The country that prices are made for: the person's or the company's; undefined for a visitor (GEN-04). */
export const billingCountryFor = (customer: CustomerDetails | undefined): string | undefined =>
  buyerKind(customer) === 'b2b' ? customer?.companyCountry : customer?.country

/** What tells one customer from another; the same for all of a shop that gives them no ids. */
export const customerKey = ({ id, email }: CustomerDetails): string => id ?? email ?? ''

/** How a customer is addressed: by name, else by company or mail address; '' when nothing is known. */
export const customerName = ({ name, surname, companyName, email }: CustomerDetails): string =>
  [name, surname].filter(Boolean).join(' ') || companyName || email || ''
