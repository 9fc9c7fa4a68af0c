import { getCategories } from '../api/categories.ts'
import { getFilters, getProducts, getQuantityDatePricing, getVariants } from '../api/products.ts'
import { remote } from '../base/remote.ts'
import type { Connection } from '../base/request.ts'
import type { Product } from '../model/product.ts'
import type { CategoriesQuestion, FiltersQuestion, ProductsQuestion, VariantsQuestion } from '../model/question.ts'

/** The products of a page; `total` counts all pages, where it was asked for (S12). */
export interface ProductList {
  products: Product[]
  total: number | undefined
}

const lists = remote('products', (shop, { question, count }: { question: ProductsQuestion; count: boolean }, signal) =>
  getProducts(shop, question, signal, { count }),
)

/** The products that answer a question; every list that asks the same shares one request (CALL-01, CALL-02). */
export const productList = (shop: Connection, question: ProductsQuestion, { count = true } = {}) => lists(shop, { question, count })

/** The filters of a listing (CALL-09). */
export const filtersOf = remote('filters', (shop, question: FiltersQuestion, signal) => getFilters(shop, question, signal))

/** The variants of a product (CALL-07). */
export const variantsOf = remote('variants', (shop, { id, ...question }: VariantsQuestion & { id: string }, signal) =>
  getVariants(shop, id, question, signal),
)

/** Prices of a product by quantity and date (CALL-08). */
export const quantityDatePricesOf = remote('quantity-date-prices', (shop, { id, lang }: { id: string; lang: string }, signal) =>
  getQuantityDatePricing(shop, id, lang, signal),
)

/** Categories, asked once per question (CALL-10, CALL-14). */
export const categoriesOf = remote('categories', (shop, question: CategoriesQuestion, signal) =>
  getCategories(shop, question, signal, { count: question.for === 'search' }),
)
