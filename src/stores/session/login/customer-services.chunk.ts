import { seedAddresses } from '../../account/address-book.ts'
import { reportPricedCarts } from '../../cart/marketing-cart.ts'
import { $customer } from '../session.ts'
import { mergeAfterLogin } from './login-merge.ts'

/** Runs what only a logged-in customer needs. Idempotent. */
export function startServices(): Promise<void> {
  const customer = $customer.get()
  if (customer) seedAddresses(customer)
  reportPricedCarts()
  return mergeAfterLogin()
}
