import { both } from './common/product.ts'
import type { Text } from './common/shape.ts'

/** A country the shop sells to; vatRate 0.21 is 21 percent. */
export interface CountrySeed {
  code: string
  title: Text
  vatRate: number
}

/** In display order. Prices are the same in every country and include its VAT. */
export const countries: CountrySeed[] = [
  { code: 'LT', title: both('Lithuania', 'Lietuva'), vatRate: 0.21 },
  { code: 'LV', title: both('Latvia', 'Latvija'), vatRate: 0.21 },
  { code: 'EE', title: both('Estonia', 'Estija'), vatRate: 0.24 },
  { code: 'PL', title: both('Poland', 'Lenkija'), vatRate: 0.23 },
  { code: 'DE', title: both('Germany', 'Vokietija'), vatRate: 0.19 },
  { code: 'FI', title: both('Finland', 'Suomija'), vatRate: 0.255 },
]
