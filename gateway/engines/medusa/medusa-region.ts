import { EngineError } from '../../adapter.ts'
import { type Ask, cached, type MedusaOptions } from './medusa-client.ts'

interface Region {
  id: string
  currency_code: string
  countries: { iso_2: string; display_name: string }[]
}

/** The region in which the shop sells. Country codes are in upper case, as in the kit. */
export interface MedusaRegion {
  id: string
  countries: { code: string; title: string }[]
  /** the country whose VAT the listed prices include */
  country: string
  /** currency of all prices (ISO 4217) */
  currency: string
}

const regionMs = 300_000

/** Reads the region that the options name, or the only one. */
export const medusaRegion = (ask: Ask, { region, country }: MedusaOptions): (() => Promise<MedusaRegion>) =>
  cached(regionMs, async () => {
    const { regions } = await ask<{ regions: Region[] }>('/store/regions')
    const found = region === undefined ? regions[0] : regions.find(({ id }) => id === region)
    if (!found || (region === undefined && regions.length > 1))
      throw new EngineError('unavailable', `Medusa has ${regions.length} regions: name one of ${regions.map(({ id }) => id).join(', ')}`)
    const countries = found.countries
      .map(({ iso_2, display_name }) => ({ code: iso_2.toUpperCase(), title: display_name }))
      .toSorted((a, b) => a.title.localeCompare(b.title))
    return {
      id: found.id,
      currency: found.currency_code.toUpperCase(),
      countries,
      country: country?.toUpperCase() ?? countries[0]?.code ?? '',
    }
  })
