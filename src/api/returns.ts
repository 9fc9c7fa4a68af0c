import { type Connection, request } from '../base/http/request.ts'
import {
  type ProductReturn,
  productReturn,
  productReturns,
  type ReturnCode,
  type ReturnRequest,
  returnCodes,
} from '../model/account/product-return.ts'

/** GET /api/productReturns/reasons: why something may be sent back (CALL-26). */
export const getReturnReasons = async (connection: Connection, lang: string, signal?: AbortSignal): Promise<ReturnCode[]> =>
  (await request(connection, '/api/productReturns/reasons', { query: { lang }, schema: returnCodes, signal })).value

/** GET /api/productReturns/statuses: titles of what becomes of a return (CALL-27). */
export const getReturnStatuses = async (connection: Connection, lang: string, signal?: AbortSignal): Promise<ReturnCode[]> =>
  (await request(connection, '/api/productReturns/statuses', { query: { lang }, schema: returnCodes, signal })).value

/** GET /api/productReturns: what was sent back of one of the customer's own orders (CALL-28). */
export const getReturns = async (
  connection: Connection,
  { orderId, lang }: { orderId: string; lang: string },
  signal?: AbortSignal,
): Promise<ProductReturn[]> =>
  (await request(connection, '/api/productReturns', { query: { orderId, lang }, schema: productReturns, signal })).value

/** POST /api/productReturns: asks to send something back; `lang` is that of the mail. */
export const postReturn = async (connection: Connection, lang: string, body: ReturnRequest): Promise<ProductReturn> =>
  (await request(connection, '/api/productReturns', { method: 'POST', query: { lang }, body, schema: productReturn })).value
