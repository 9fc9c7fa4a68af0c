import * as z from 'zod/mini'
import { type Connection, request, type SaveOptions } from '../base/http/request.ts'
import { type ListedProduct, listedProducts, type Wishlist, wishlistResponse } from '../model/wishlist/wishlist.ts'

/** GET /api/wishlist/variants: the stored wishlist of the customer. Fails for visitors (CALL-21). */
export async function getWishlist(connection: Connection): Promise<Wishlist> {
  return (await request(connection, '/api/wishlist/variants', { schema: wishlistResponse })).value.variantCodesByProductId
}

/** PUT /api/wishlist/variants: the body is the map itself (CALL-22). */
export async function saveWishlist(connection: Connection, body: Wishlist, { keepalive }: SaveOptions = {}): Promise<void> {
  await request(connection, '/api/wishlist/variants', { method: 'PUT', body, schema: z.unknown(), untilAccepted: true, keepalive })
}

/** Those of the given products that are in the catalogue, one row each. Throws unless the whole response is valid (R25). */
export async function getListedProducts(connection: Connection, lang: string, ids: readonly string[]): Promise<ListedProduct[]> {
  const query = { lang, size: ids.length, id: ids.join(',') }
  return (await request(connection, '/api/products', { query, schema: listedProducts })).value
}
