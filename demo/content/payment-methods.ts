import { both } from './common/product.ts'
import type { Text } from './common/shape.ts'

export interface PaymentMethodSeed {
  id: string
  paymentType: string
  title: Text
  description: Text
}

/** In display order. */
export const paymentMethods: PaymentMethodSeed[] = [
  {
    id: 'bank-transfer',
    paymentType: 'bankTransfer',
    title: both('Bank transfer', 'Bankinis pavedimas'),
    description: both('We send the invoice by e-mail and pack when it is paid', 'Sąskaitą atsiųsime el. paštu, supakuosime ją apmokėjus'),
  },
  {
    id: 'card-on-delivery',
    paymentType: 'cardOnDelivery',
    title: both('Card, to the courier or in the shop', 'Kortele kurjeriui arba parduotuvėje'),
    description: both('You pay when you receive the order', 'Mokėsite atsiimdami užsakymą'),
  },
  {
    id: 'cash-on-delivery',
    paymentType: 'cashOnDelivery',
    title: both('Cash, to the courier or in the shop', 'Grynaisiais kurjeriui arba parduotuvėje'),
    description: both('Please have the exact amount ready', 'Prašome paruošti tikslią sumą'),
  },
]
