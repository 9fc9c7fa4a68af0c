import { computed } from 'nanostores'
import { shared } from '../base/shared.ts'
import { $customer } from './session.ts'

/** The country that prices are made for: the person's or the company's (GEN-04). */
export const $billingCountry = shared('session.billing-country', () =>
  computed($customer, (customer) => (customer?.buyAs === 'b2b' ? customer.companyCountry : customer?.country)),
)
