import { joinLogin } from './login-join.ts'
import { reportPricedCarts } from './marketing-cart.ts'

/** What is done for a customer and not for a visitor; harmless when repeated. */
export function serveCustomer(): Promise<void> {
  reportPricedCarts()
  return joinLogin()
}
