import * as z from 'zod/mini'
import { type Connection, RequestError, request } from '../base/http/request.ts'
import { type CustomerDetails, customerDetails } from '../model/account/customer.ts'

const forbidden = [401, 403]

/** GET /api/customer/account-details; undefined for a visitor: 401, 403 or an empty response (CALL-42). */
export async function getAccountDetails(connection: Connection, signal?: AbortSignal): Promise<CustomerDetails | undefined> {
  try {
    const options = { schema: z.nullish(customerDetails), expectedStatuses: forbidden, signal }
    const { value } = await request(connection, '/api/customer/account-details', options)
    return value && Object.keys(value).length > 0 ? value : undefined
  } catch (error) {
    if (error instanceof RequestError && forbidden.includes(error.status)) return undefined
    throw error
  }
}

/** POST /api/customer/logout with an empty body. Resolves on 401: the session has already ended (CALL-41). */
export async function postLogOut(connection: Connection): Promise<void> {
  try {
    await request(connection, '/api/customer/logout', { method: 'POST', schema: z.unknown(), expectedStatuses: [401] })
  } catch (error) {
    if (!(error instanceof RequestError && error.status === 401)) throw error
  }
}
