interface DefaultCountryFacts {
  /** of the customer's account */
  billingCountry: string | undefined
  /** of the shop's configuration */
  configured: string | undefined
  language: string
  /** the countries that the shop sells to; undefined until known */
  countries: readonly { code: string }[] | undefined
}

/** The region in which a language is spoken most, such as LT for `lt`. */
function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).maximize().region
  } catch {
    return undefined
  }
}

/**
 * The country that a checkout starts with: the customer's, else the shop's default, else that of the language, else the only
 * one. A country that the shop does not sell to is never chosen; undefined until that is known.
 */
export function defaultCountry({ billingCountry, configured, language, countries }: DefaultCountryFacts): string | undefined {
  if (!countries) return undefined
  const sold = (code: string | undefined) => countries.find((country) => country.code === code)?.code
  return sold(billingCountry) ?? sold(configured) ?? sold(regionOf(language)) ?? (countries.length === 1 ? countries[0]?.code : undefined)
}
