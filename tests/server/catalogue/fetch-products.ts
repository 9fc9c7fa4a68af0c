import { departments, productsOf } from '../../../demo/content/catalogue.ts'
import { type Product, product } from '../../../src/model/product/product.ts'
import type { TestShop } from '../shop.ts'

/** The hand-written products of the shop. */
export const written = departments.flatMap(productsOf)

/** Fetches products and validates them by the schema of the kit. */
export async function fetchProducts(shop: TestShop, query: string): Promise<Product[]> {
  const answer = await shop.read<unknown[]>(`/api/products?${query}`)
  return answer.map((item) => product.parse(item))
}

/** Fetches the total-count of a list. */
export async function fetchTotal(shop: TestShop, query: string): Promise<number> {
  const answer = await shop.ask(`/api/products?${query}`, { headers: { 'Return-total-count': 'true' } })
  return Number(answer.headers.get('total-count') ?? Number.NaN)
}

export const ids = (products: Product[]): string[] => products.map(({ id }) => id)

export const attributeValue = ({ attributes = [] }: Product, code: string) => attributes.find((attribute) => attribute.code === code)?.value
