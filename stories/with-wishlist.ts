import { getProducts } from '../src/api/products.ts'
import { pageSettings } from '../src/kit/settings.ts'
import { $wishlist } from '../src/stores/wishlist/wishlist.ts'

/** The wishlist as a story begins: so many products of the shop. */
export const withWishlist = (count: number) => async () => {
  const { products } = count
    ? await getProducts(pageSettings(), { lang: 'en', category: 'workshop', includeSubCategories: true, size: count })
    : { products: [] }
  $wishlist.set(Object.fromEntries(products.map(({ productId, id, codes }) => [productId ?? id, codes?.slice(0, 1) ?? []])))
}

/** As `wishesOf`, with products that the shop no longer has. */
export const withUnavailableWishes = (count: number) => async () => {
  await withWishlist(count)()
  $wishlist.set({ ...$wishlist.get(), 'no-such-product': ['NO-1'], 'nor-this': ['NO-2'] })
}

/** More wishes than are counted in full; they need not exist to be counted. */
export const withOverflowingWishlist = () => $wishlist.set({ 'no-such-product': Array.from({ length: 101 }, (_, index) => `NO-${index}`) })
