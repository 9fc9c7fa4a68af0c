import * as z from 'zod/mini'
import { type Connection, request } from '../base/http/request.ts'

/** GET /api/orders with the header Return-total-count: number of orders; undefined if the shop does not report it (CALL-23). */
export const getOrderCount = async (connection: Connection, signal?: AbortSignal): Promise<number | undefined> =>
  (await request(connection, '/api/orders', { schema: z.unknown(), withTotal: true, signal })).total
