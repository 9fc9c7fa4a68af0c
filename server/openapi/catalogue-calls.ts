import { type Call, flag, id, lang, optional, type Parameter, size, text, total, whole } from './call.ts'
import { arrayOf, refTo } from './schemas.ts'

const scope: Parameter[] = [
  ...optional(['category', 'product-list', 'search']),
  { name: 'includeSubCategories', schema: flag },
  { name: 'splitByAttribute', description: 'One row per value of this attribute', schema: text },
  { name: 'price', description: 'min|max; one of them may be empty', schema: text },
  { name: 'da-{field}', description: 'Value codes joined by |; for a number attribute min|max', schema: text },
  { name: 'filters', description: 'The selected filters as JSON, instead of price and da-{field}', schema: text },
]

/** Products, categories, menus, configuration, translations and pictures. */
export const catalogueCalls: Call[] = [
  {
    method: 'get',
    path: '/api/products',
    summary: 'Products of a category, list, search or set of ids, filtered, sorted and paged',
    parameters: [
      lang,
      ...scope,
      { name: 'byAttribute', description: 'code:value; only products with this value', schema: text },
      { name: 'id', description: 'Comma-separated product ids; the response keeps their order', schema: text },
      ...optional(['relatedTo', 'product-attribute', 'product-attribute-product', 'variantCodes']),
      { name: 'sort', schema: { enum: ['recommended', 'price_asc', 'price_desc', 'title', 'newest', 'discount'] } },
      { name: 'page', description: 'Zero-based', schema: whole },
      size(150),
      total,
    ],
    answer: arrayOf('Product'),
  },
  {
    method: 'get',
    path: '/api/products/filters',
    summary: 'Filters of a listing with the number of products behind each option',
    parameters: [lang, ...scope],
    answer: arrayOf('Filter'),
  },
  {
    method: 'get',
    path: '/api/unknown-names',
    summary: 'Which of these names the shop does not have, and the nearest that it has; for messages to the author of a page',
    parameters: optional(['category', 'product-list', 'product', 'code', 'filter', 'attribute', 'sort', 'form', 'news', 'page']),
    answer: arrayOf('UnknownName'),
    problems: [429],
  },
  {
    method: 'get',
    path: '/api/products/{id}/variants',
    summary: 'Variants of a product',
    parameters: [id('product'), lang, ...optional(['byAttribute', 'splitByAttribute', 'id', 'variantCodes'])],
    answer: arrayOf('Variant'),
    problems: [404],
  },
  {
    method: 'get',
    path: '/api/products/{id}/quantity-date-pricing',
    summary: 'Prices by quantity and delivery date',
    parameters: [id('product'), lang],
    answer: arrayOf('QuantityDatePrice'),
    problems: [404],
  },
  {
    method: 'get',
    path: '/api/categories',
    summary: 'Categories: top-level ones, children, peers, by id or by a search',
    parameters: [
      lang,
      ...optional(['title', 'id', 'childrenOf', 'peersOf']),
      { name: 'for', schema: { enum: ['search'] } },
      ...optional(['topLevel', 'productCount'], flag),
      { name: 'depth', schema: { enum: [1, 2] } },
      size(1000),
      total,
    ],
    answer: arrayOf('Category'),
  },
  {
    method: 'get',
    path: '/api/menus/{type}',
    summary: 'One menu of the shop',
    parameters: [
      { name: 'type', in: 'path', description: 'Type of the menu', schema: { enum: ['main_menu', 'second_footer_menu', 'FOOTER_MENU'] } },
      lang,
    ],
    answer: refTo('Menu'),
    problems: [404],
  },
  { method: 'get', path: '/api/configuration', summary: 'Configuration of the shop', parameters: [lang], answer: refTo('Configuration') },
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
  {
    method: 'get',
    path: '/images/{id}',
    summary: 'A picture',
    parameters: [
      id('picture'),
      { name: 'w', description: 'Width in pixels, raised to the next supported length', schema: whole },
      { name: 'h', description: 'Height in pixels, raised to the next supported length', schema: whole },
      { name: 'fit', schema: { enum: ['contain', 'cover'] } },
      { name: 'f', schema: { enum: ['avif', 'webp', 'jpeg', 'png'] } },
    ],
    problems: [404, 503],
  },
]
