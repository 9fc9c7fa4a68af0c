import * as z from 'zod/mini'
import { id, maybe, named } from '../field.ts'

/** Variant codes by product id; the body of PUT /api/wishlist/variants is this map (ENT-16, WISH-10). */
export const wishlist = named(z.array(z.string()))
export type Wishlist = Readonly<Record<string, readonly string[]>>

/** GET /api/wishlist/variants. */
export const wishlistResponse = z.looseObject({ variantCodesByProductId: wishlist })

/**
 * The codes of a product, to find out whether it still exists. One invalid item fails the whole response: a dropped item
 * would look like a deleted product (R25).
 */
const listedProduct = z.looseObject({ id, productId: maybe(id), codes: maybe(z.array(z.string())) })
export type ListedProduct = z.output<typeof listedProduct>

/** GET /api/products, to find out which of the requested products still exist. */
export const listedProducts = z.union([
  z.array(listedProduct),
  z.pipe(
    z.looseObject({ items: z.array(listedProduct) }),
    z.transform(({ items }) => items),
  ),
])
