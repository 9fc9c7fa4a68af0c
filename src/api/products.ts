import { type Connection, request } from '../base/http/request.ts'
import { filters } from '../model/listing/filter.ts'
import type { FiltersQuestion, ProductsQuestion } from '../model/listing/question.ts'
import { products } from '../model/product/product.ts'

const list = (values: readonly string[] | undefined) => values?.join(',')
const json = (values: Readonly<Record<string, string>> = {}) => (Object.keys(values).length ? JSON.stringify(values) : undefined)

/** GET /api/products (CALL-01); `count` asks for the total-count header (CALL-02). */
export async function getProducts(shop: Connection, question: ProductsQuestion, signal?: AbortSignal, { count = false } = {}) {
  const { id, filters: chosen, variantCodes } = question
  const query = {
    lang: question.lang,
    'product-list': question['product-list'],
    category: question.category,
    search: question.search,
    size: question.size,
    page: question.page,
    sort: question.sort,
    includeSubCategories: question.includeSubCategories,
    splitByAttribute: question.splitByAttribute,
    byAttribute: question.byAttribute,
    id: list(id),
    filters: json(chosen),
    relatedTo: question.relatedTo,
    'product-attribute': question['product-attribute'],
    'product-attribute-product': question['product-attribute-product'],
    variantCodes: list(variantCodes),
  }
  const { value, total } = await request(shop, '/api/products', { query, schema: products, withTotal: count, signal })
  return { products: value, total }
}

/** GET /api/products/filters (CALL-09): each filter field is a parameter of its own. */
export async function getFilters(shop: Connection, question: FiltersQuestion, signal?: AbortSignal) {
  const query = {
    lang: question.lang,
    category: question.category,
    'product-list': question['product-list'],
    search: question.search,
    includeSubCategories: question.includeSubCategories,
    splitByAttribute: question.splitByAttribute,
    id: list(question.id),
    ...question.filters,
  }
  return (await request(shop, '/api/products/filters', { query, schema: filters, signal })).value
}
