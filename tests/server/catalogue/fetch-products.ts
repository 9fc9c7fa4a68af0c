import { departments, productsOf } from '../../../demo/content/catalogue.ts'
import { type Product, product } from '../../../src/model/product/product.ts'
import type { TestShop } from '../shop.ts'

/** The products of the shop as they were written. */
export const written = departments.flatMap(productsOf)

/** A list with every item held against the schema of the kit. */
export async function fetchProducts(shop: TestShop, query: string): Promise<Product[]> {
  const answer = await shop.read<unknown[]>(`/api/products?${query}`)
  return answer.map((item) => product.parse(item))
}

/** The total-count header of a list. */
export async function fetchTotal(shop: TestShop, query: string): Promise<number> {
  const answer = await shop.ask(`/api/products?${query}`, { headers: { 'Return-total-count': 'true' } })
  return Number(answer.headers.get('total-count') ?? Number.NaN)
}

export const ids = (products: Product[]): string[] => products.map(({ id }) => id)

/** Value of an attribute of a product. */
export const attributeValue = ({ attributes = [] }: Product, code: string) => attributes.find((attribute) => attribute.code === code)?.value
