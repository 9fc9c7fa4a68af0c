import { returnParameter } from '../../../src/domain/checkout/cart-payloads.ts'
import type { Db } from '../../db/db.ts'

/** The `paymentType` of methods that are paid at the page of a provider. */
export const onlinePaymentType = 'online'

const maxLength = 2000

/** The page to return to after a payment: the one that the order came from if its origin may use the shop, otherwise the cart page. */
export function returnPage(given: string | undefined, configuration: Record<string, unknown>, order: string): string {
  const { siteOrigin, alternateOrigin, embedOrigins, cartPage } = configuration
  const origins = [siteOrigin, alternateOrigin, ...(Array.isArray(embedOrigins) ? embedOrigins : [])]
  const asked = given && given.length <= maxLength && URL.canParse(given) ? new URL(given) : undefined
  const isAllowed = asked && !asked.username && !asked.password && origins.includes(asked.origin)
  const page = isAllowed ? asked : new URL(typeof cartPage === 'string' ? cartPage : '/', String(siteOrigin))
  page.hash = ''
  page.searchParams.set(returnParameter, order)
  return page.href
}

/** Notes that an order is paid at the provider. Call it in the transaction of the order. */
export const writePayment = (tx: Db, order: string, returnUrl: string) =>
  tx.query('insert into payment (order_id, return_url) values ($1, $2)', [order, returnUrl])
