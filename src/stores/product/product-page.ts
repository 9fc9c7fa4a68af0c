import { getQuantityDatePricing, getVariants } from '../../api/product-details.ts'
import { getProducts } from '../../api/products.ts'
import { remote } from '../../base/http/remote.ts'
import { inputProductSize } from '../../domain/constants.ts'
import type { VariantsQuery } from '../../model/listing/query.ts'

/** A product by its id or by the code of one of its variants. */
export interface ProductQuery {
  lang: string
  id?: string | undefined
  code?: string | undefined
}

/** One product with all its attributes, texts and tabs; null if it is not in the catalogue. */
export const productStore = remote('product', async (connection, { lang, id, code }: ProductQuery, signal) => {
  const named = id === undefined ? { variantCodes: code === undefined ? [] : [code] } : { id: [id] }
  const { products } = await getProducts(connection, { lang, ...named }, signal)
  return products[0] ?? null
})

/** The variants of a product that match the query (CALL-07). */
export const variantsStore = remote('variants', (shop, { id, ...query }: VariantsQuery & { id: string }, signal) =>
  getVariants(shop, id, query, signal),
)

/** The prices of a product by quantity and day (CALL-08). */
export const quantityPricesStore = remote('quantity-prices', (connection, { lang, id }: { lang: string; id: string }, signal) =>
  getQuantityDatePricing(connection, id, lang, signal),
)

/** Identifies the products that an inputProduct attribute offers. */
export interface PickerQuery {
  lang: string
  /** code of the attribute */
  attribute: string
  /** id of the product that has it */
  product: string
  /** text typed by the user */
  search: string | undefined
}

/** The products that an inputProduct attribute offers, at most 10 (CALL-06, PDP-29). */
export const pickableProductsStore = remote(
  'pickable-products',
  async (connection, { lang, attribute, product, search }: PickerQuery, signal) => {
    const query = { lang, search, size: inputProductSize, 'product-attribute': attribute, 'product-attribute-product': product }
    return (await getProducts(connection, query, signal)).products
  },
)
