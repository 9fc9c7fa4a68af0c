import { type JsonSchema, listOf, refTo } from './schemas.ts'

export interface Parameter {
  name: string
  in?: 'query' | 'path' | 'header'
  description?: string
  schema?: JsonSchema
}

export interface Call {
  method: 'get' | 'post'
  path: string
  summary: string
  parameters?: Parameter[]
  body?: JsonSchema
  /** schema of the JSON answer; absent: a picture */
  answer?: JsonSchema
  status?: number
  /** problems beside 400 and 500 */
  problems?: number[]
}

const text: JsonSchema = { type: 'string' }
const whole: JsonSchema = { type: 'integer', minimum: 0 }
const flag: JsonSchema = { type: 'boolean' }

const lang: Parameter = { name: 'lang', description: 'Language of the texts; unknown ones are English', schema: { enum: ['en', 'lt'] } }
const id = (of: string): Parameter => ({ name: 'id', in: 'path', description: `Id of the ${of}`, schema: text })
const total: Parameter = {
  name: 'Return-total-count',
  in: 'header',
  description: 'true answers a total-count header',
  schema: { enum: ['true'] },
}
const size = (most: number): Parameter => ({ name: 'size', schema: { type: 'integer', minimum: 1, maximum: most } })
const optional = (names: string[], schema: JsonSchema = text): Parameter[] => names.map((name) => ({ name, schema }))

const scope: Parameter[] = [
  ...optional(['category', 'product-list', 'search']),
  { name: 'includeSubCategories', schema: flag },
  { name: 'splitByAttribute', description: 'One row for each value of this attribute', schema: text },
  { name: 'price', description: 'min|max, either may be empty', schema: text },
  { name: 'da-{field}', description: 'Value codes joined by |; for a number attribute min|max', schema: text },
  { name: 'filters', description: 'The active filter fields as JSON text, instead of price and da-{field}', schema: text },
]

/** Every call of the reference shop. */
export const calls: Call[] = [
  {
    method: 'get',
    path: '/api/products',
    summary: 'Products of a category, list, search or set of ids, filtered, sorted and paged',
    parameters: [
      lang,
      ...scope,
      { name: 'byAttribute', description: 'code:value, only this value', schema: text },
      { name: 'id', description: 'Product ids joined by commas; the answer keeps their order', schema: text },
      ...optional(['relatedTo', 'product-attribute', 'product-attribute-product', 'variantCodes']),
      { name: 'sort', schema: { enum: ['recommended', 'price_asc', 'price_desc', 'title', 'newest', 'discount'] } },
      { name: 'page', description: 'From 0', schema: whole },
      size(150),
      total,
    ],
    answer: listOf('Product'),
  },
  {
    method: 'get',
    path: '/api/products/filters',
    summary: 'Filters of a listing with the number of products behind each option',
    parameters: [lang, ...scope],
    answer: listOf('Filter'),
  },
  {
    method: 'get',
    path: '/api/products/{id}/variants',
    summary: 'Variants of a product',
    parameters: [id('product'), lang, ...optional(['byAttribute', 'splitByAttribute', 'id', 'variantCodes'])],
    answer: listOf('Variant'),
    problems: [404],
  },
  {
    method: 'get',
    path: '/api/products/{id}/quantity-date-pricing',
    summary: 'Prices by quantity and delivery date',
    parameters: [id('product'), lang],
    answer: listOf('QuantityDatePrice'),
    problems: [404],
  },
  {
    method: 'get',
    path: '/api/categories',
    summary: 'Categories: top ones, children, peers, by id or by a search in their titles',
    parameters: [
      lang,
      ...optional(['title', 'id', 'childrenOf', 'peersOf']),
      { name: 'for', schema: { enum: ['search'] } },
      ...optional(['topLevel', 'productCount'], flag),
      { name: 'depth', schema: { enum: [1, 2] } },
      size(1000),
      total,
    ],
    answer: listOf('Category'),
  },
  { method: 'get', path: '/api/configuration', summary: 'What the shop has decided', parameters: [lang], answer: refTo('Configuration') },
  { method: 'get', path: '/api/translations', summary: 'Interface texts by key', parameters: [lang], answer: refTo('Translations') },
  {
    method: 'post',
    path: '/api/translations',
    summary: 'Reports an interface text without a translation',
    body: refTo('MissingTranslation'),
    answer: refTo('MissingTranslation'),
    status: 201,
    problems: [429],
  },
  { method: 'get', path: '/api/countries/settings', summary: 'Countries the shop sells to, with their VAT', answer: listOf('Country') },
  {
    method: 'get',
    path: '/api/carts',
    summary: "The visitor's active cart; an empty object when there is none",
    parameters: [{ name: 'active', schema: { enum: ['true'] } }],
    answer: refTo('StoredCart'),
  },
  {
    method: 'get',
    path: '/api/carts/{id}',
    summary: "One of the visitor's carts",
    parameters: [id('cart')],
    answer: refTo('StoredCart'),
    problems: [404],
  },
  {
    method: 'post',
    path: '/api/carts',
    summary: "Saves the visitor's cart; the last write wins",
    body: refTo('CartToSave'),
    answer: refTo('StoredCart'),
    problems: [403, 413],
  },
  {
    method: 'post',
    path: '/api/orders/price',
    summary: 'What a cart costs',
    parameters: [lang],
    body: refTo('PriceRequest'),
    answer: refTo('Pricing'),
    problems: [403, 413],
  },
  {
    method: 'get',
    path: '/images/{id}',
    summary: 'A picture',
    parameters: [
      id('picture'),
      { name: 'w', description: 'Width in pixels, raised to the next step', schema: whole },
      { name: 'h', description: 'Height in pixels, raised to the next step', schema: whole },
      { name: 'fit', schema: { enum: ['contain', 'cover'] } },
      { name: 'f', schema: { enum: ['avif', 'webp', 'jpeg', 'png'] } },
    ],
    problems: [404, 503],
  },
]
