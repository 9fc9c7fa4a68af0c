import { seedAddresses } from '../../account/address-book.ts'
import { reportPricedCarts } from '../../cart/marketing-cart.ts'
import { $customer } from '../session.ts'
import { mergeAfterLogin } from './login-merge.ts'

/** What is done for a customer and not for a visitor; harmless when repeated. */
export function startServices(): Promise<void> {
  const customer = $customer.get()
  if (customer) seedAddresses(customer)
  reportPricedCarts()
  return mergeAfterLogin()
}
