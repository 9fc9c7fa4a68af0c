import type { PaymentAccount } from '../../server/languages/mail-facts.ts'
import { both } from './common/product.ts'
import type { Text } from './common/shape.ts'

export interface PaymentMethodSeed {
  id: string
  paymentType: string
  title: Text
  description: Text
  /** where to pay */
  account?: PaymentAccount
}

/** In display order. */
export const paymentMethods: PaymentMethodSeed[] = [
  {
    id: 'online',
    paymentType: 'online',
    title: both('Card or online bank', 'Kortele arba per e. banką'),
    description: both('Pay securely by card or through your bank', 'Saugiai apmokėsite kortele arba per savo banką'),
  },
  {
    id: 'bank-transfer',
    paymentType: 'bankTransfer',
    title: both('Bank transfer', 'Bankinis pavedimas'),
    description: both('We email an invoice and ship once it is paid', 'Sąskaitą atsiųsime el. paštu; prekes išsiųsime gavę apmokėjimą'),
    // the example account of the IBAN registry
    account: { recipient: 'Birch & Bolt, UAB', bank: 'Example Bank', account: 'LT121000011101001000', bic: 'EXAMLT22' },
  },
  {
    id: 'card-on-delivery',
    paymentType: 'cardOnDelivery',
    title: both('Card on delivery or at pickup', 'Kortele kurjeriui arba parduotuvėje'),
    description: both('Pay when you receive the order', 'Mokėsite atsiimdami užsakymą'),
  },
  {
    id: 'cash-on-delivery',
    paymentType: 'cashOnDelivery',
    title: both('Cash on delivery or at pickup', 'Grynaisiais kurjeriui arba parduotuvėje'),
    description: both('Exact change, please', 'Prašome paruošti tikslią sumą'),
  },
]
