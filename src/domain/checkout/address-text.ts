import type { CountrySettings, SavedAddress } from '../../model/account/address.ts'

/** An address in one line: title, street, city; its id if all are empty. */
export const addressTitle = ({ title, address, city, _id }: SavedAddress): string =>
  [title, address, city].filter(Boolean).join(', ') || _id

/** The localized name of a country; the shop's title if the browser has none. */
export function countryName({ code, title }: CountrySettings, language: string): string {
  try {
    const name = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }).of(code)
    return name ?? title ?? code
  } catch {
    return title ?? code // not a valid region code
  }
}
