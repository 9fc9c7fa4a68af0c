import type { CountrySettings, SavedAddress } from '../../model/account/address.ts'

/** An address in one line: its own name first, then street and city. */
export const addressTitle = ({ title, address, city, _id }: SavedAddress): string =>
  [title, address, city].filter(Boolean).join(', ') || _id

/** The name of a country in a language; the shop's own where the browser knows none. */
export function countryName({ code, title }: CountrySettings, language: string): string {
  try {
    const name = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }).of(code)
    return name ?? title ?? code
  } catch {
    return title ?? code // not a code that could be in use
  }
}
