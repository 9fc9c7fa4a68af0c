import { computed } from 'nanostores'
import { shared } from '../../base/shared.ts'
import { billingCountryFor } from '../../domain/customer.ts'
import { $customer } from './session.ts'

/** The country that prices are made for (GEN-04). */
export const $billingCountry = shared('session.billing-country', () => computed($customer, billingCountryFor))
