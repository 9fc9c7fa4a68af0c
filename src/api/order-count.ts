import * as z from 'zod/mini'
import { type Connection, request } from '../base/http/request.ts'

/** GET /api/orders with the header Return-total-count: how many orders the customer has; undefined where the shop does not tell (CALL-23). */
export const getOrderCount = async (connection: Connection, signal?: AbortSignal): Promise<number | undefined> =>
  (await request(connection, '/api/orders', { schema: z.unknown(), withTotal: true, signal })).total
