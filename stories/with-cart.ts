import { getProducts } from '../src/api/products.ts'
import { newLine } from '../src/domain/cart/cart-line.ts'
import { pageSettings } from '../src/kit/settings.ts'
import { addToCart, clearCart } from '../src/stores/cart/carts.ts'
import { closeSideCart, openSideCart } from '../src/stores/cart/side-cart.ts'

/** Products of the shop that are sold as they are. */
export async function fetchSellable() {
  const { products } = await getProducts(pageSettings(), { lang: 'en', category: 'hand-tools', includeSubCategories: true, size: 50 })
  return products.filter(({ codes, availableStock, attributes }) => {
    const needsText = attributes?.some(({ type, isRequired }) => type === 'inputText' && isRequired)
    return codes?.length === 1 && (availableStock ?? 0) > 5 && !needsText
  })
}

/** The cart as a story begins: so many pieces of each of the shop's first products, and closed. */
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

/** As `cartOf`, and open. */
export const withOpenCart =
  (...pieces: number[]) =>
  async () => {
    await withCart(...pieces)()
    openSideCart()
  }
