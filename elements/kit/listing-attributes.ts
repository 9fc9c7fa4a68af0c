import { type Columns, readColumns } from '../../src/domain/listing/columns.ts'
import { type ChosenFilters, isChosenFilters, readFilters } from '../../src/domain/listing/listing-query.ts'
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

const presetFilters: AttributeType<ChosenFilters | undefined> = {
  kind: 'text',
  fallback: undefined,
  read(value) {
    const parameters = [...new URLSearchParams(value)]
    const odd = parameters.find((parameter) => !Object.keys(readFilters([parameter])).length)
    if (odd || !parameters.length)
      throw new Error(`expected filters such as da-colour=red|blue&price=10|50${odd ? `, not ${odd.join('=')}` : ''}`)
    return readFilters(parameters)
  },
  take(value) {
    if (typeof value === 'string') return presetFilters.read(value)
    if (!isChosenFilters(value)) throw new Error('expected lists of values, or bounds, by field')
    return value
  },
}

const aList = words()
const pageSizes: AttributeType<string[] | undefined> = {
  ...aList,
  read(value) {
    const read = aList.read(value)
    const odd = read?.find((size) => size !== 'none' && !/^[1-9]\d*$/.test(size))
    if (odd) throw new Error(`expected numbers above 0, or none, not ${odd}`)
    return read
  },
}

const maxPageSize = 1000
const integerLimit = { integer: true }

/** The attributes of every listing tag. */
export const listingAttributes: { [K in keyof Omit<ListingProps, 'products' | 'query'>]-?: AttributeType<ListingProps[K]> } = {
  heading: frameAttributes.heading,
  responsive: frameAttributes.responsive,
  /** filters that always apply, are not shown and cannot be removed: da-colour=red|blue&price=10|50 */
  presetFilters,
  /** shows the filter panel */
  filters: flag(false),
  /** where the filters stand; on a phone always in a drawer */
  filtersPosition: oneOf(['side', 'top', 'drawer'], 'side'),
  /** which filters, in this order; all when absent */
  filterFields: words(),
  /** sort to begin with; the first of the shop's sorts when absent */
  sort: text(),
  /** shows the sort control; as `filters` when absent */
  sortSelect: flag(),
  /** restricts the sorts on offer */
  sorts: words(),
  /** products per page; 50 when absent */
  pageSize: number(undefined, { min: 1, max: maxPageSize, ...integerLimit }),
  /** sizes on offer, or none; those of the shop when absent */
  pageSizes,
  /** page to begin with, counted from 0 */
  page: number(0, { min: 0, ...integerLimit }),
  /** numbered pages, a "Show more" button, or neither: a teaser of page-size products */
  pager: oneOf(['pages', 'more', 'none'], 'pages'),
  /** most products that are shown in all pages together */
  limit: number(undefined, { min: 1, ...integerLimit }),
  /** fixes cards or rows; else the shopper's choice, else the shop's */
  layout: oneOf(['grid', 'list']),
  /** shows the grid/list toggle; true unless the layout is fixed or there is no pager */
  layoutToggle: flag(),
  /** slider: a carousel without pages */
  display: oneOf(['list', 'slider'], 'list'),
  /** columns on a phone, from 768 px and from 1536 px: "2 3 4", or one number */
  columns,
  /** shows the number of products */
  count: flag(false),
  /** on: the address holds page, sort and filters; prefix: so do several lists, each with its key; off: the element does */
  urlSync: oneOf(['on', 'off', 'prefix'], 'off'),
  /** key in front of the parameters for url-sync="prefix"; the place of the tag when absent */
  urlKey: text(),
  /** false hides the add-to-cart form where the shop shows one */
  addToCart: flag(),
  /** shows the wishlist heart */
  wishlist: flag(true),
  /** shows the labels new, top, sale and restocked */
  badges: flag(true),
  /** false hides the availability where the shop shows it */
  availability: flag(),
  /** shows the discount */
  discount: flag(true),
  /** attribute that splits products into a row per value, or off; the shop decides when absent */
  splitBy: text(),
  /** what scrolls up on a new page; the page for the list that owns the address, else the list itself */
  'scroll-top': oneOf(['page', 'self', 'off']),
  /** loads only near the visible part of the page */
  lazy: flag(true),
  /** where product links open */
  linkTarget: oneOf(['_self', '_blank'], '_self'),
}

/** What every listing has as properties only. */
export const listingProperties = { products: undefined, query: undefined } as Pick<ListingProps, 'products' | 'query'>

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

export const listingSlots = ['heading', 'before', 'after', 'empty', 'loading', 'filters-header'] as const

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
