import { both } from './common/product.ts'
import type { Text } from './common/shape.ts'

/** A loyalty program; amounts in cents. */
export interface LoyaltySeed {
  id: string
  type: 'unboughtProductDiscount' | 'discount' | 'products'
  title: Text
  /** html */
  description: Text
  /** percent off */
  discount?: number
  /** purchases needed in the period */
  needed?: number
  /** article numbers; empty: all products */
  skus?: string[]
  period?: 'quarter' | 'year'
}

export const loyaltyPrograms: LoyaltySeed[] = [
  {
    id: 'birch-circle',
    type: 'discount',
    title: both('Birch circle', 'Beržo klubas'),
    description: both(
      '<p>Spend <strong>€1000</strong> in a year and get 5% off everything for the rest of it.</p>',
      '<p>Apsipirkite už <strong>€1000</strong> per metus ir iki metų pabaigos viskam gaukite 5 procentų nuolaidą.</p>',
    ),
    discount: 5,
    needed: 100_000,
    period: 'year',
  },
  {
    id: 'full-site',
    type: 'products',
    title: both('Fully dressed site', 'Aprengta statybvietė'),
    description: both(
      '<p>Buy helmets, vests and gloves for <strong>€400</strong> in a quarter: the next helmet is on us.</p>',
      '<p>Per ketvirtį pirkite šalmų, liemenių ir pirštinių už <strong>€400</strong> – kitą šalmą dovanosime.</p>',
    ),
    needed: 40_000,
    skus: ['HE-2003', 'HV-1002', 'GL-3015', 'EP-2201'],
    period: 'quarter',
  },
  {
    id: 'never-tried',
    type: 'unboughtProductDiscount',
    title: both('Something new for the bench', 'Kai kas nauja dirbtuvėms'),
    description: both(
      '<p>15% off what you have never ordered from us. Ask for it when you order.</p>',
      '<p>15 procentų nuolaida tam, ko pas mus dar neužsakėte. Paprašykite jos užsakydami.</p>',
    ),
    discount: 15,
    skus: ['HT-1001', 'SB-1105', 'DD-1405', 'RS-1705', 'LG-1805', 'BL-1605', 'BX-2204', 'WT-1004'],
    period: 'quarter',
  },
  {
    id: 'pantry-first',
    type: 'unboughtProductDiscount',
    title: both('First bite', 'Pirmas kąsnis'),
    description: both(
      '<p>10% off delicacies that have not been on your table yet.</p>',
      '<p>10 procentų nuolaida skanėstams, kurių ant Jūsų stalo dar nebuvo.</p>',
    ),
    discount: 10,
    skus: ['BG-1001', 'SZ-1201', 'DE-2001', 'SU-3001', 'CD-3201', 'GB-4029'],
    period: 'year',
  },
]
