import { getCountries } from '../../api/countries.ts'
import { type RemoteStore, remote } from '../../base/http/remote.ts'
import type { Connection } from '../../base/http/request.ts'
import type { CountrySettings } from '../../model/app/country.ts'

const countries = remote('countries', (shop, _: object, signal) => getCountries(shop, signal))

/** The countries a shop sells to, asked once per page (CALL-32). */
export const countriesStore = (shop: Connection): RemoteStore<CountrySettings[]> => countries(shop, {})
