import type { ListingType, RenderType } from '../../../src/model/listing/category.ts'
import type { AttributeType } from '../../../src/model/product/attribute.ts'
import type { Db } from '../../db/db.ts'
import type { Language } from '../../languages/language.ts'
import type { Languages } from '../../languages/languages.ts'
import { type Amounts, readAmounts } from './amounts.ts'

export interface Category {
  id: string
  parent: Category | undefined
  children: Category[]
  depth: number
  imageId: string | undefined
  renderType: RenderType | undefined
  listingType: ListingType | undefined
  /** token of all listing rows in this category and its subcategories */
  token: number
  /** token of the listing rows placed directly in this category */
  ownToken: number
  texts(language: Language): { title: string; path: string; description: string; search: string }
}

export interface Value {
  token: number
  value: string
  /** place in the shop's own order; undefined for values of an import */
  sortNumber: number | undefined
  /** surcharge per piece */
  priceCents: number | undefined
  imageId: string | undefined
  /** CSS colour of a value whose picture is one colour */
  swatch: string | undefined
  tags: string[]
  titles(language: Language): string
}

export interface Attribute {
  code: string
  type: AttributeType
  order: number
  isFilter: boolean
  suffix: string | undefined
  isRequired: boolean | undefined
  isRenderedAsDropdown: boolean | undefined
  hasLinkToSearch: boolean | undefined
  hideTooltip: boolean | undefined
  imageSize: number | undefined
  texts(language: Language): { title: string; group: string | undefined; placeholder: string | undefined }
  /** by code, in display order */
  values: Map<string, Value>
}

/** The data that products refer to. Small enough to keep in memory; reloaded when the catalogue changes. */
export interface Reference {
  /** parents before children, in display order */
  categories: Map<string, Category>
  attributes: Map<string, Attribute>
  lists: Map<string, ProductList>
  languages: Languages
  /** surcharges of filled-in attributes without priced values, in cents */
  servicePrices: Readonly<Record<string, number>>
  /** the money of all prices */
  amounts: Amounts
}

export interface ProductList {
  token: number
  /** numbers of hand-picked products in their order; undefined if a rule selects the products */
  picked: number[] | undefined
}

/** Reads categories, attributes and product lists. */
export async function readReference(db: Db, languages: Languages, servicePrices: Reference['servicePrices'] = {}): Promise<Reference> {
  const [categories, attributes, lists, amounts] = await Promise.all([
    readCategories(db, languages),
    readAttributes(db, languages),
    db.query<{ id: string; token: number; picked: number[] | null }>('select id, token, picked from product_list order by sort_number, id'),
    readAmounts(db),
  ])
  return {
    languages,
    servicePrices,
    categories,
    attributes,
    lists: new Map(lists.map(({ id, token, picked }) => [id, { token, picked: picked ?? undefined }])),
    amounts,
  }
}

/** The ancestors of a category from the top down, followed by the category itself. */
export function trail(category: Category): Category[] {
  return category.parent ? [...trail(category.parent), category] : [category]
}

/** Codes of the number attributes that can be filtered by a range. */
export const rangeFields = ({ attributes }: Reference): string[] =>
  [...attributes.values()].filter(({ type, isFilter }) => type === 'number' && isFilter).map(({ code }) => code)

type ByLanguage<T> = Readonly<Record<Language, T>>
type CategoryRow = Omit<Category, 'parent' | 'children' | 'texts'> & {
  parent: string | null
  texts: ByLanguage<ReturnType<Category['texts']>>
}
type AttributeRow = Omit<Attribute, 'values' | 'texts'> & { texts: ByLanguage<ReturnType<Attribute['texts']>> }
type ValueRow = Omit<Value, 'titles'> & { attribute: string; titles: ByLanguage<string> }

async function readCategories(db: Db, { pick }: Languages): Promise<Map<string, Category>> {
  const rows = await db.query<CategoryRow>(`
    select id, parent, depth, image_id as "imageId", render_type as "renderType", listing_type as "listingType",
      token, own_token as "ownToken",
      (select jsonb_object_agg(lang, jsonb_build_object('title', title, 'path', path, 'description', description, 'search', search))
       from category_text where category = id) as texts
    from category order by depth, sort_number, id`)
  const categories = new Map<string, Category>()
  for (const row of rows) {
    const parent = row.parent === null ? undefined : categories.get(row.parent)
    const { texts, ...own } = omitNulls(row)
    const category: Category = { ...own, texts: (language) => pick(texts, language), parent, children: [] }
    parent?.children.push(category)
    categories.set(category.id, category)
  }
  return categories
}

async function readAttributes(db: Db, { pick }: Languages): Promise<Map<string, Attribute>> {
  const rows = await db.query<AttributeRow>(`
    select code, type, sort_number as "order", is_filter as "isFilter", suffix, is_required as "isRequired",
      is_rendered_as_dropdown as "isRenderedAsDropdown", has_link_to_search as "hasLinkToSearch", hide_tooltip as "hideTooltip",
      image_size as "imageSize",
      (select jsonb_object_agg(lang, jsonb_strip_nulls(jsonb_build_object('title', title, 'group', group_title, 'placeholder', placeholder)))
       from attribute_text where attribute = code) as texts
    from attribute order by sort_number, code`)
  const values = await db.query<ValueRow>(`
    select attribute, v.token, value, sort_number as "sortNumber", price_cents as "priceCents", image_id as "imageId", tags,
      (select recipe->>'swatch' from image where id = v.image_id) as swatch,
      (select jsonb_object_agg(lang, title) from attribute_value_text t where t.token = v.token) as titles
    from attribute_value v order by attribute, sort_number, value`)
  const attributes = new Map(
    rows.map(({ texts, ...row }): [string, Attribute] => [
      row.code,
      { ...omitNulls(row), texts: (language) => pick(texts, language), values: new Map<string, Value>() },
    ]),
  )
  for (const { attribute, titles, ...value } of values)
    attributes.get(attribute)?.values.set(value.value, { ...omitNulls(value), titles: (language) => pick(titles, language) })
  return attributes
}

/** Converts database nulls to undefined. */
function omitNulls<T extends object>(row: T): { [K in keyof T]: Exclude<T[K], null> } {
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [key, value ?? undefined])) as { [K in keyof T]: Exclude<T[K], null> }
}
