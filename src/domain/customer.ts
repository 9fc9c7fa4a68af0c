import type { CustomerDetails } from '../model/account/customer.ts'

/** A user is logged in if and only if their details are known (GEN-02). */
export const isLoggedIn = (customer: CustomerDetails | undefined): customer is CustomerDetails => customer !== undefined

/** Whether the customer is a business; false for a visitor (GEN-05). */
export const isBusinessCustomer = (customer: CustomerDetails | undefined): boolean => customer?.b2bCustomer === true

/** Whether the user buys as a person (default) or as a company (GEN-03). */
export const buyerKind = (customer: CustomerDetails | undefined): 'b2c' | 'b2b' => customer?.buyAs ?? 'b2c'

/** The billing country: the person's or the company's; undefined for a visitor (GEN-04). */
export const billingCountryFor = (customer: CustomerDetails | undefined): string | undefined =>
  buyerKind(customer) === 'b2b' ? customer?.companyCountry : customer?.country

/** Identifies a customer by id, else by email; '' if the shop provides neither. */
export const customerKey = ({ id, email }: CustomerDetails): string => id ?? email ?? ''

/** Display name of a customer: name, else company, else email; '' if all are missing. */
export const customerName = ({ name, surname, companyName, email }: CustomerDetails): string =>
  [name, surname].filter(Boolean).join(' ') || companyName || email || ''
