import { type Connection, request } from '../base/http/request.ts'
import {
  type ProductReturn,
  productReturn,
  productReturns,
  type ReturnCode,
  type ReturnRequest,
  returnCodes,
} from '../model/account/product-return.ts'

/** GET /api/productReturns/reasons: allowed reasons (CALL-26). */
export const getReturnReasons = async (connection: Connection, lang: string, signal?: AbortSignal): Promise<ReturnCode[]> =>
  (await request(connection, '/api/productReturns/reasons', { query: { lang }, schema: returnCodes, signal })).value

/** GET /api/productReturns/statuses: titles of statuses (CALL-27). */
export const getReturnStatuses = async (connection: Connection, lang: string, signal?: AbortSignal): Promise<ReturnCode[]> =>
  (await request(connection, '/api/productReturns/statuses', { query: { lang }, schema: returnCodes, signal })).value

/** GET /api/productReturns: the returns of an order of the customer (CALL-28). */
export const getReturns = async (
  connection: Connection,
  { orderId, lang }: { orderId: string; lang: string },
  signal?: AbortSignal,
): Promise<ProductReturn[]> =>
  (await request(connection, '/api/productReturns', { query: { orderId, lang }, schema: productReturns, signal })).value

/** POST /api/productReturns: requests a return; `lang` is the language of the email. */
export const postReturn = async (connection: Connection, lang: string, body: ReturnRequest): Promise<ProductReturn> =>
  (await request(connection, '/api/productReturns', { method: 'POST', query: { lang }, body, schema: productReturn })).value
