import { getCountries } from '../../api/countries.ts'
import { type RemoteStore, remote } from '../../base/http/remote.ts'
import type { Connection } from '../../base/http/request.ts'
import type { CountrySettings } from '../../model/app/country.ts'

const countries = remote('countries', (connection, _: object, signal) => getCountries(connection, signal))

/** The countries a shop sells to, asked once per page (CALL-32). */
export const countriesStore = (connection: Connection): RemoteStore<CountrySettings[]> => countries(connection, {})
