import type { Language, Text } from '../../languages/language.ts'
import type { Recipe } from '../../pictures/picture.ts'

export type Label = 'new' | 'top' | 'sale' | 'restocked'

/** A category to be written to the database. Parents come before children. */
export interface CategoryRecord {
  id: string
  parent?: string | undefined
  title: Text
  description: Text
  /** path without its prefix: 'workshop/hand-tools' */
  path: Text
  picture?: Recipe | undefined
  renderType?: string | undefined
  listingType?: string | undefined
}

/** An attribute to be written to the database. `values` lists the choices in display order; a number attribute has none. */
export interface AttributeRecord<Title = Text> {
  code: string
  /** the order of `values` means nothing */
  isUnordered?: boolean
  title: Title
  type: 'text' | 'textWithImage' | 'number' | 'inputText' | 'inputSelect' | 'inputProduct' | 'textMultiple'
  values?: {
    value: string
    title: Title /** surcharge in cents */
    price?: number /** css colour of a swatch */
    swatch?: string
    tags?: string[]
  }[]
  group?: Title
  /** unit after a number: 'g', 'cm', 'l' */
  suffix?: string
  placeholder?: Title
  isRequired?: boolean
  isRenderedAsDropdown?: boolean
  hasLinkToSearch?: boolean
  hideTooltip?: boolean
  imageSize?: number
  /** shown as a filter of listings */
  isFilter?: boolean
}

export interface ListRecord {
  id: string
  title: Text
}

export interface StockRecord {
  warehouse: string
  /** priority, lowest first */
  sortNumber: number
  isPurchaseAvailable: boolean
  quantity: number
  /** delivery time in days */
  days: readonly [min: number, max: number]
}

export interface VariantRecord {
  code: string
  /** number under its barcode: EAN, UPC, JAN, ISBN or ITF-14 */
  gtin?: string | undefined
  /** number of the manufacturer */
  mpn?: string | undefined
  /** value codes by attribute: { colour: 'red', size: 'm' } */
  values: Record<string, string>
  /** cents */
  price: number
  /** price before the discount, cents */
  old?: number | undefined
  stock: StockRecord[]
  /** default: as the product */
  sellWithoutStock?: boolean
}

/** A product to be written to the database, whatever its source: seed, generator or import file. */
export interface ProductRecord {
  /** unique, part of URLs: lower-case letters, digits and dashes */
  id: string
  sku: string
  category: string
  /** other categories that list it */
  otherCategories?: readonly string[]
  title: Text
  /** sanitised HTML */
  description: Text
  /** HTML by tab code, per language */
  tabs: Readonly<Record<Language, Record<string, string>>>
  /** facts by attribute: value codes, or a number for number attributes */
  specs: Record<string, string | number | string[]>
  labels: readonly Label[]
  /** values that a variant is chosen by, in display order, by attribute */
  choices: Record<string, string[]>
  /** codes of the attributes that the shopper fills in */
  inputs: readonly string[]
  /** some of its variants are, or all */
  sellWithoutStock: boolean
  /** false: quantities are unknown, only whether there is any stock; default: true */
  countsStock?: boolean
  minDeliveryDays?: number | undefined
  variants: VariantRecord[]
  /** price per piece in cents from a quantity on, with its delivery time */
  volume: readonly { from: number; price: number; days: number }[]
  /** pictures of the whole product, and of each value of the split attribute */
  pictures: { whole: Recipe[]; byValue: Record<string, Recipe[]> }
  /** the list of the import that it came from */
  importList?: string | undefined
  /** ids of product lists */
  lists: readonly string[]
  /** listings show higher ranks first */
  rank: number
}

/** Products that a product refers to by one kind of relation, as ids. */
export interface RelationRecord {
  product: string
  kind: string
  others: readonly string[]
}
