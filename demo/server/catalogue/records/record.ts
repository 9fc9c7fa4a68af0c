import type { AttributeSeed, Label, Text } from '../../../content/common/shape.ts'
import type { Recipe } from '../../pictures/picture.ts'

/** A category on its way into the database; parents come before children. */
export interface CategoryRecord {
  id: string
  parent?: string | undefined
  title: Text
  description: Text
  /** address without its prefix: 'workshop/hand-tools' */
  path: Text
  picture?: Recipe | undefined
  renderType?: string | undefined
  listingType?: string | undefined
}

/** An attribute as its seed tells it, the groups of the shop by language. */
export type AttributeRecord = AttributeSeed

export interface ListRecord {
  id: string
  title: Text
}

export interface StockRecord {
  warehouse: string
  /** the lowest is asked first */
  sortNumber: number
  isPurchaseAvailable: boolean
  quantity: number
  /** days until it is there */
  days: readonly [min: number, max: number]
}

export interface VariantRecord {
  code: string
  /** what this variant is: { colour: 'red', size: 'm' } */
  values: Record<string, string>
  /** cents */
  price: number
  /** price before the cut, cents */
  old?: number | undefined
  stock: StockRecord[]
}

/** A product on its way into the database, free of where it comes from: seed, generator or import file. */
export interface ProductRecord {
  /** unique, part of addresses: lower case letters, digits and dashes */
  id: string
  sku: string
  category: string
  title: Text
  /** plain allowed html */
  description: Text
  /** code of a tab to its html, for each language */
  tabs: { en: Record<string, string>; lt: Record<string, string> }
  /** facts by attribute: value codes, or the number of a number attribute */
  specs: Record<string, string | number | string[]>
  labels: readonly Label[]
  /** what a variant is chosen by, values in their order */
  choices: Record<string, string[]>
  /** attributes the shopper fills in */
  inputs: readonly string[]
  sellWithoutStock: boolean
  minDeliveryDays?: number | undefined
  variants: VariantRecord[]
  /** price of one piece in cents from a quantity on, delivered in so many days */
  volume: readonly { from: number; price: number; days: number }[]
  /** pictures of the whole product, and of each value of the split attribute */
  pictures: { whole: Recipe[]; byValue: Record<string, Recipe[]> }
  /** ids of product lists */
  lists: readonly string[]
  /** the greater the earlier in listings */
  rank: number
}

/** Relations by ids of products. */
export interface RelationRecord {
  product: string
  kind: string
  others: readonly string[]
}
