import { getProducts } from '../src/api/products.ts'
import { pageSettings } from '../src/kit/settings.ts'
import { $wishlist } from '../src/stores/wishlist/wishlist.ts'

/** Fills the wishlist with the given number of products before a story. */
export const withWishlist = (count: number) => async () => {
  const { products } = count
    ? await getProducts(pageSettings(), { lang: 'en', category: 'workshop', includeSubCategories: true, size: count })
    : { products: [] }
  $wishlist.set(Object.fromEntries(products.map(({ productId, id, codes }) => [productId ?? id, codes?.slice(0, 1) ?? []])))
}

/** Fills the wishlist with products that no longer exist as well. */
export const withUnavailableWishes = (count: number) => async () => {
  await withWishlist(count)()
  $wishlist.set({ ...$wishlist.get(), 'no-such-product': ['NO-1'], 'nor-this': ['NO-2'] })
}

/** More products than the counter shows; they need not exist. */
export const withOverflowingWishlist = () => $wishlist.set({ 'no-such-product': Array.from({ length: 101 }, (_, index) => `NO-${index}`) })
