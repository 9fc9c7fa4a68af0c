import type { AttributeRecord, Label } from '../../../server/catalogue/records/record.ts'
import type { Tint } from '../../../server/pictures/picture.ts'

/** A text in both languages of the shop. */
export type Text = { en: string; lt: string }
export type Language = keyof Text

export type AttributeSeed = AttributeRecord<Text>

/** The source of a product; prices in cents, measures in the unit of the attribute. */
export interface ProductSeed {
  /** unique, 'HT-1045' */
  sku: string
  title: Text
  /** one or two sentences, as a shop assistant would say them */
  text: Text
  /** name of a render in demo/content/renders, without its ending: 'claw-hammer' */
  art: string
  price: number
  /** price before the reduction, cents */
  old?: number
  /** code of a value of the attribute `brand` */
  brand: string
  /** pieces in stock */
  stock: number
  /** delivery time in days when out of stock; makes the product orderable then */
  days?: [min: number, max: number]
  sellWithoutStock?: true
  labels?: Label[]
  /** values of the split attribute `colour`: one listing row each, one variant per colour and size */
  colours?: string[]
  /** values of the attribute named by `sizeOf` (default 'size'): one variant each */
  sizes?: string[]
  sizeOf?: string
  /** combinations of colour and size that do not exist: 'pink-xxl' */
  notMade?: string[]
  /** value codes or numbers of attributes: { handle: 'hickory', weight: 450, suited_for: ['wood'] } */
  specs: Record<string, string | number | string[]>
  /** attributes the shopper fills in: 'engraving', 'gift_wrap', 'matching_product' */
  inputs?: string[]
  /** price per piece in cents from a quantity on, for volume prices */
  volume?: { from: number; price: number }[]
}

export interface CategorySeed {
  /** kebab-case, unique in the whole tree; also the last segment of its English path */
  id: string
  /** last segment of its Lithuanian path; ASCII kebab-case */
  slug: Text
  title: Text
  description: Text
  art: string
  renderType?: 'none' | 'onlySubcategories' | 'full'
  listingType?: 'bigTiles' | 'smallTiles' | 'products' | 'tinyTiles'
  children?: CategorySeed[]
  products?: ProductSeed[]
}

/** One of the ten top categories: three levels of categories, with attributes and a picture background. */
export interface DepartmentSeed extends CategorySeed {
  /** background of its product pictures, see server/pictures */
  tint: Tint
  attributes: AttributeSeed[]
}
