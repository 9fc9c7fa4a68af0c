import * as z from 'zod/mini'
import { id, maybe, named } from '../field.ts'

/** Wished variant codes by product id (ENT-16, WISH-10); the body of PUT /api/wishlist/variants is this map itself. */
export const wishlist = named(z.array(z.string()))
export type Wishlist = Readonly<Record<string, readonly string[]>>

/** GET /api/wishlist/variants. */
export const wishlistResponse = z.looseObject({ variantCodesByProductId: wishlist })

/**
 * What the wishlist has to know of a product: whether it is still there, with which codes. An answer with a single bad
 * item fails as a whole: an item left out would look like a product that is gone (R25).
 */
const listedProduct = z.looseObject({ id, productId: maybe(id), codes: maybe(z.array(z.string())) })
export type ListedProduct = z.output<typeof listedProduct>

/** GET /api/products, for finding out which of the asked products are still there. */
export const listedProducts = z.union([
  z.array(listedProduct),
  z.pipe(
    z.looseObject({ items: z.array(listedProduct) }),
    z.transform(({ items }) => items),
  ),
])
