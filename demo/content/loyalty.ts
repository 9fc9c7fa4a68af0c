import { both } from './common/product.ts'
import type { Text } from './common/shape.ts'
import { configuration } from './configuration.ts'

const mail = `<a href="mailto:${configuration.companyEmail}">${configuration.companyEmail}</a>`

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
      '<p>Spend <strong>€1000,00</strong> in a year and get 5% off everything for the rest of it.</p>',
      '<p>Apsipirkite už <strong>€1000,00</strong> per metus ir iki metų pabaigos viskam gaukite 5\u00a0% nuolaidą.</p>',
    ),
    discount: 5,
    needed: 100_000,
    period: 'year',
  },
  {
    id: 'full-site',
    type: 'products',
    title: both('Fully equipped site', 'Saugiai aprengta komanda'),
    description: both(
      `<p>Buy helmets, vests, gloves and ear muffs for <strong>€400,00</strong> in a quarter: the next helmet is on us. Once you have reached it, write to ${mail} which colour you want, and the helmet comes with your next order.</p>`,
      `<p>Per ketvirtį pirkite šalmų, liemenių, pirštinių ir ausinių už <strong>€400,00</strong> – kitą šalmą dovanosime. Pasiekę šią sumą, parašykite ${mail}, kokios spalvos pageidaujate, – šalmą pridėsime prie kito užsakymo.</p>`,
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
      '<p>15% off tools that you have not ordered from us yet. Discount code: <code>NEW15</code></p>',
      '<p>15\u00a0% nuolaida įrankiams, kurių pas mus dar neužsakėte. Nuolaidos kodas: <code>NEW15</code></p>',
    ),
    discount: 15,
    skus: ['SB-1101', 'CP-1301', 'BL-1603', 'SB-1103', 'DD-1401', 'RS-1703', 'BX-2201', 'HT-1002'],
    period: 'quarter',
  },
  {
    id: 'pantry-first',
    type: 'unboughtProductDiscount',
    title: both('First bite', 'Pirmas kąsnis'),
    description: both(
      '<p>10% off delicacies that have not been on your table yet. Discount code: <code>TASTE10</code></p>',
      '<p>10\u00a0% nuolaida skanėstams, kurių ant Jūsų stalo dar nebuvo. Nuolaidos kodas: <code>TASTE10</code></p>',
    ),
    discount: 10,
    skus: ['BG-1001', 'DE-2001', 'JT-1101', 'GB-4022', 'JT-1122', 'SZ-1215'],
    period: 'year',
  },
]
