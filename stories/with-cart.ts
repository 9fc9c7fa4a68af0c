import { getProducts } from '../src/api/products.ts'
import { newLine } from '../src/domain/cart/cart-line.ts'
import { pageSettings } from '../src/kit/settings.ts'
import { addToCart, clearCart } from '../src/stores/cart/carts.ts'
import { closeSideCart, openSideCart } from '../src/stores/cart/side-cart.ts'

/** Products that can be bought without choosing options. */
export async function fetchSellable() {
  const { products } = await getProducts(pageSettings(), { lang: 'en', category: 'hand-tools', includeSubCategories: true, size: 50 })
  return products.filter(({ codes, availableStock, attributes }) => {
    const needsText = attributes?.some(({ type, isRequired }) => type === 'inputText' && isRequired)
    return codes?.length === 1 && (availableStock ?? 0) > 5 && !needsText
  })
}

/** Fills the cart with the given quantities of the first products, and closes the side cart. */
export const withCart =
  (...pieces: number[]) =>
  async () => {
    closeSideCart()
    clearCart()
    const products = pieces.length ? await fetchSellable() : []
    for (const [index, quantity] of pieces.entries()) {
      const product = products[index]
      const [code] = product?.codes ?? []
      if (product && code) addToCart(newLine(product, { code }), quantity)
    }
  }

/** Like `withCart`, but opens the side cart. */
export const withOpenCart =
  (...pieces: number[]) =>
  async () => {
    await withCart(...pieces)()
    openSideCart()
  }
