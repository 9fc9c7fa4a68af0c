import * as z from 'zod/mini'
import { type Connection, request, type SaveOptions } from '../base/http/request.ts'
import { type ListedProduct, listedProducts, type Wishlist, wishlistResponse } from '../model/wishlist/wishlist.ts'

/** GET /api/wishlist/variants: the wishlist that the server keeps for a customer; visitors are refused (CALL-21). */
export async function getWishlist(connection: Connection): Promise<Wishlist> {
  return (await request(connection, '/api/wishlist/variants', { schema: wishlistResponse })).value.variantCodesByProductId
}

/** PUT /api/wishlist/variants: the map itself is the body (CALL-22). */
export async function saveWishlist(connection: Connection, body: Wishlist, { keepalive }: SaveOptions = {}): Promise<void> {
  await request(connection, '/api/wishlist/variants', { method: 'PUT', body, schema: z.unknown(), keepalive })
}

/** Which of some products the catalogue has, in one row each; throws on anything but a whole answer (R25). */
export async function getListedProducts(connection: Connection, lang: string, ids: readonly string[]): Promise<ListedProduct[]> {
  const query = { lang, size: ids.length, id: ids.join(',') }
  return (await request(connection, '/api/products', { query, schema: listedProducts })).value
}
