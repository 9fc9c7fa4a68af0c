import type { Columns } from '../../domain/listing/columns.ts'
import type { ChosenFilters } from '../../domain/listing/listing-query.ts'
import type { QueryProperty } from '../../domain/listing/query-property.ts'
import type { Product } from '../../model/product/product.ts'
import type { CardSettings } from '../product/product-card/use-card-settings.ts'

/** Attributes and properties of every listing element, documented in `elements/kit/listing-attributes.ts`. */
export interface ListingProps extends CardSettings {
  presetFilters: ChosenFilters | undefined
  filters: boolean
  filtersPosition: 'side' | 'top' | 'drawer'
  filterFields: string[] | undefined
  sort: string | undefined
  sortSelect: boolean | undefined
  sorts: string[] | undefined
  pageSize: number | undefined
  pageSizes: string[] | undefined
  page: number
  pager: 'pages' | 'more' | 'none'
  limit: number | undefined
  layout: 'grid' | 'list' | undefined
  layoutToggle: boolean | undefined
  display: 'list' | 'slider'
  columns: Columns | undefined
  count: boolean
  urlSync: 'on' | 'off' | 'prefix'
  urlKey: string | undefined
  splitBy: string | undefined
  /** quoted like its attribute: `scrollTop` would shadow `Element.scrollTop` */
  'scroll-top': 'page' | 'self' | 'off' | undefined
  lazy: boolean
  products: Product[] | undefined
  query: QueryProperty | undefined
  /** also an attribute of the frame; the list name in analytics events */
  heading: string | undefined
  /** also an attribute of the frame; whose width counts for breakpoints */
  responsive: 'viewport' | 'container'
}
