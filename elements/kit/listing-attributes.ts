import { type Columns, readColumns } from '../../src/domain/listing/columns.ts'
import { type ChosenFilters, isChosenFilters, noMatch, readFilters } from '../../src/domain/listing/listing-query.ts'
import type { ListingProps } from '../../src/parts/listing/listing-props.ts'
import { type AttributeType, flag, number, oneOf, text, words } from './attribute.ts'
import { frameAttributes } from './common.ts'

const columns: AttributeType<Columns | undefined> = {
  kind: 'text',
  fallback: undefined,
  read(value) {
    const read = readColumns(value)
    if (!read) throw new Error('expected one to three numbers from 1 to 12')
    return read
  },
  take: (value) => columns.read(Array.isArray(value) ? value.join(' ') : String(value)),
}

/** Says which filter cannot be read; without the prefix of attributes, with it. */
const describeInvalid = ([name = '', value]: readonly string[]) =>
  `, not ${name}=${value}${/^(da-|price$)/.test(name) ? '' : `; did you mean "da-${name}=${value}"?`}`

const presetFilters: AttributeType<ChosenFilters | undefined> = {
  kind: 'text',
  fallback: undefined,
  invalid: noMatch, // otherwise all products would appear under a heading that promises some
  read(value) {
    const parameters = [...new URLSearchParams(value)]
    const invalid = parameters.find((parameter) => !Object.keys(readFilters([parameter])).length)
    if (invalid || !parameters.length)
      throw new Error(`expected filters such as da-colour=red|blue&price=10|50${invalid ? describeInvalid(invalid) : ''}`)
    return readFilters(parameters)
  },
  take(value) {
    if (typeof value === 'string') return presetFilters.read(value)
    if (!isChosenFilters(value)) throw new Error('expected lists of values, or bounds, by field')
    return value
  },
}

const wordList = words()
const pageSizes: AttributeType<string[] | undefined> = {
  ...wordList,
  read(value) {
    const read = wordList.read(value)
    const invalid = read?.find((size) => size !== 'none' && !/^[1-9]\d*$/.test(size))
    if (invalid) throw new Error(`expected numbers above 0, or none, not ${invalid}`)
    return read
  },
}

const maxPageSize = 1000
const integerLimit = { integer: true }

/** The attributes of every listing tag. */
export const listingAttributes: { [K in keyof Omit<ListingProps, 'products' | 'query'>]-?: AttributeType<ListingProps[K]> } = {
  heading: frameAttributes.heading,
  responsive: frameAttributes.responsive,
  /** hidden filters that always apply and cannot be removed, such as da-colour=red|blue&price=10|50; an unknown filter shows no products */
  presetFilters,
  /** shows the filter panel */
  filters: flag(false),
  /** position of the filters; on phones always a drawer */
  filtersPosition: oneOf(['side', 'top', 'drawer'], 'side'),
  /** filters to show, in this order; all when absent */
  filterFields: words(),
  /** initial sort order; default: the shop's first sort order */
  sort: text(),
  /** shows the sort control; default: the value of `filters` */
  sortSelect: flag(),
  /** sort orders to offer; all when absent */
  sorts: words(),
  /** products per page, 1 to 1000; 50 when absent */
  pageSize: number(undefined, { min: 1, max: maxPageSize, ...integerLimit }),
  /** page sizes to offer, or `none`; default: those of the shop */
  pageSizes,
  /** initial page, zero-based */
  page: number(0, { min: 0, ...integerLimit }),
  /** `pages`: numbered pages; `more`: a "Show more" button; `none`: only the first `page-size` products */
  pager: oneOf(['pages', 'more', 'none'], 'pages'),
  /** maximum number of products over all pages */
  limit: number(undefined, { min: 1, ...integerLimit }),
  /** fixes the layout to cards or rows; when absent, the shopper's choice, or else the shop's default */
  layout: oneOf(['grid', 'list']),
  /** shows the grid/list toggle; when absent, true unless `layout` is set or `pager` is `none` */
  layoutToggle: flag(),
  /** `list`: a list with pages; `slider`: a carousel without pages */
  display: oneOf(['list', 'slider'], 'list'),
  /** columns below 768 px, from 768 px and from 1536 px, such as "2 3 4", or one number for all; 1 to 12 each */
  columns,
  /** shows the number of products */
  count: flag(false),
  /** `on`: keeps page, sort order and filters in the URL; `prefix`: the same for several lists, each with its own `url-key`; `off`: keeps them in the element */
  urlSync: oneOf(['on', 'off', 'prefix'], 'off'),
  /** prefix of the URL parameters for url-sync="prefix"; default: the position of the element on the page */
  urlKey: text(),
  /** false hides the add-to-cart form that the shop's configuration shows */
  addToCart: flag(),
  /** shows the wishlist button (heart) */
  wishlist: flag(true),
  /** shows the badges new, top, sale and restocked */
  badges: flag(true),
  /** false hides the availability that the shop's configuration shows */
  availability: flag(),
  /** shows the discount */
  discount: flag(true),
  /** code of the attribute that splits a product into one item per value, so that a mug in four colours fills a row of four; `off`: one item per product; the shop's configuration decides when absent */
  splitBy: text(),
  /** what scrolls to the top when the page changes; default: `page` for a list that syncs with the URL, otherwise `self` */
  'scroll-top': oneOf(['page', 'self', 'off']),
  /** loads when the list is near the viewport; its cards render there in any case */
  lazy: flag(true),
  /** target of the product links */
  linkTarget: oneOf(['_self', '_blank'], '_self'),
}

/** Members of every listing that exist as properties only. */
export const listingProperties = {
  /** products to show instead of those of the shop, in the format of GET /api/products */
  products: undefined,
  /** page, page size, sort order, search phrase and filters; set it to change them, and read it for the current ones */
  query: undefined,
} as Pick<ListingProps, 'products' | 'query'>

export const listingMethods = ['reload', 'setFilter', 'clearFilters', 'goTo'] as const

export const listingEvents = [
  'shop-list-load',
  'shop-filter-change',
  'shop-page-change',
  'shop-sort-change',
  'shop-layout-change',
  'shop-product-click',
  'shop-add-to-cart',
  'shop-wishlist-change',
  'shop-navigate',
  'shop-analytics',
] as const

export const listingSlots = ['heading', 'before', 'after', 'empty', 'loading', 'card', 'filters-header'] as const

export const listingParts = [
  'toolbar',
  'count',
  'filters',
  'filter',
  'filter-option',
  'range',
  'dialog',
  'dialog-backdrop',
  'grid',
  /** the products as rows */
  'list',
  'card',
  'image',
  'link',
  'badge',
  'discount',
  'price',
  'price-old',
  'availability',
  'pager',
  'pager-button',
  'pager-current',
  'dots',
  'arrow',
  'skeleton',
  'button',
  'input',
  'error',
] as const
