import { normalise } from '../../../src/domain/listing/search-words.ts'
import type { Db } from '../../db/db.ts'
import { insertRows } from '../../db/insert-rows.ts'
import type { Languages } from '../../languages/languages.ts'
import type { AttributeRecord, CategoryRecord, ListRecord } from '../records/record.ts'
import { writePictures } from './write-pictures.ts'

/** Inserts missing categories; existing ones stay unchanged. */
export async function writeCategories(db: Db, { codes, pick }: Languages, categories: readonly CategoryRecord[]): Promise<void> {
  const pictureIds = await writePictures(
    db,
    categories.map(({ picture }) => picture),
  )
  const depths = new Map(
    (await db.query<{ id: string; depth: number }>('select id, depth from category')).map(({ id, depth }) => [id, depth]),
  )
  for (const { id, parent } of categories) depths.set(id, parent === undefined ? 1 : (depths.get(parent) ?? 0) + 1)
  const rows = categories.map(({ id, parent, renderType, listingType }, index) => ({
    id,
    parent,
    depth: depths.get(id),
    sort_number: index,
    image_id: pictureIds[index],
    render_type: renderType,
    listing_type: listingType,
  }))
  const columns = {
    id: 'text',
    parent: 'text',
    depth: 'int',
    sort_number: 'int',
    image_id: 'text',
    render_type: 'text',
    listing_type: 'text',
  }
  await insertRows(db, 'category', columns, rows, 'on conflict do nothing')
  const texts = categories.flatMap((category) =>
    codes.map((lang) => ({
      category: category.id,
      lang,
      title: pick(category.title, lang),
      path: pick(category.path, lang),
      description: pick(category.description, lang),
      search: normalise(pick(category.title, lang)),
    })),
  )
  const textColumns = { category: 'text', lang: 'text', title: 'text', path: 'text', description: 'text', search: 'text' }
  await insertRows(db, 'category_text', textColumns, texts, 'on conflict do nothing')
}

/** Inserts missing attributes and values; existing ones stay unchanged. */
export async function writeAttributes(db: Db, languages: Languages, attributes: readonly AttributeRecord[]): Promise<void> {
  const [{ count } = { count: 0 }] = await db.query<{ count: number }>('select count(*)::int as count from attribute')
  const columns = {
    code: 'text',
    type: 'text',
    sort_number: 'int',
    is_filter: 'boolean',
    suffix: 'text',
    is_required: 'boolean',
    is_rendered_as_dropdown: 'boolean',
    has_link_to_search: 'boolean',
    hide_tooltip: 'boolean',
    image_size: 'int',
  }
  const rows = attributes.map((attribute, index) => ({
    code: attribute.code,
    type: attribute.type,
    sort_number: count + index,
    is_filter: attribute.isFilter ?? false,
    suffix: attribute.suffix,
    is_required: attribute.isRequired,
    is_rendered_as_dropdown: attribute.isRenderedAsDropdown,
    has_link_to_search: attribute.hasLinkToSearch,
    hide_tooltip: attribute.hideTooltip,
    image_size: attribute.imageSize,
  }))
  await insertRows(db, 'attribute', columns, rows, 'on conflict do nothing')
  const texts = attributes.flatMap(({ code, title, group, placeholder }) =>
    languages.codes.map((lang) => ({
      attribute: code,
      lang,
      title: languages.pick(title, lang),
      group_title: group && languages.pick(group, lang),
      placeholder: placeholder && languages.pick(placeholder, lang),
    })),
  )
  const textColumns = { attribute: 'text', lang: 'text', title: 'text', group_title: 'text', placeholder: 'text' }
  await insertRows(db, 'attribute_text', textColumns, texts, 'on conflict do nothing')
  await writeValues(db, languages, attributes)
}

async function writeValues(db: Db, { codes, pick }: Languages, attributes: readonly AttributeRecord[]): Promise<void> {
  const values = attributes.flatMap(({ code, values = [], isUnordered }) =>
    values.map((value, index) => ({ code, sortNumber: isUnordered ? undefined : index, ...value })),
  )
  const pictureIds = await writePictures(
    db,
    values.map(({ swatch }) => (swatch ? { swatch } : undefined)),
  )
  const columns = { attribute: 'text', value: 'text', sort_number: 'int', price_cents: 'int', image_id: 'text', tags: 'text[]' }
  const rows = values.map(({ code, value, sortNumber, price, tags = [] }, index) => ({
    attribute: code,
    value,
    sort_number: sortNumber,
    price_cents: price,
    image_id: pictureIds[index],
    tags,
  }))
  const tail = 'on conflict do nothing returning token, attribute, value'
  const inserted = await insertRows<{ token: number; attribute: string; value: string }>(db, 'attribute_value', columns, rows, tail)
  const titles = new Map(values.map(({ code, value, title }) => [`${code} ${value}`, title]))
  const texts = inserted.flatMap(({ token, attribute, value }) => {
    const title = titles.get(`${attribute} ${value}`)
    return codes.map((lang) => ({ token, lang, title: title && pick(title, lang) }))
  })
  await insertRows(db, 'attribute_value_text', { token: 'int', lang: 'text', title: 'text' }, texts)
}

/** Inserts missing product lists; existing ones stay unchanged. */
export async function writeLists(db: Db, { codes, pick }: Languages, lists: readonly ListRecord[]): Promise<void> {
  const rows = lists.map(({ id }, index) => ({ id, sort_number: index }))
  await insertRows(db, 'product_list', { id: 'text', sort_number: 'int' }, rows, 'on conflict do nothing')
  const texts = lists.flatMap(({ id, title }) => codes.map((lang) => ({ product_list: id, lang, title: pick(title, lang) })))
  await insertRows(db, 'product_list_text', { product_list: 'text', lang: 'text', title: 'text' }, texts, 'on conflict do nothing')
}
