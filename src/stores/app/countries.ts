import { computed } from 'nanostores'
import { getCountries } from '../../api/countries.ts'
import { type RemoteStore, remote } from '../../base/http/remote.ts'
import type { Connection } from '../../base/http/request.ts'
import { shared } from '../../base/shared.ts'
import { billingCountryFor } from '../../domain/customer.ts'
import type { CountrySettings } from '../../model/account/address.ts'
import { $customer } from '../session/session.ts'

const countries = remote('countries', (connection, _: object, signal) => getCountries(connection, signal))

/** The countries a shop sells to, requested once per page (CALL-32). */
export const countriesStore = (connection: Connection): RemoteStore<CountrySettings[]> => countries(connection, {})

/** The country whose VAT applies to prices (GEN-04). */
export const $billingCountry = shared('session.billing-country', () => computed($customer, billingCountryFor))
