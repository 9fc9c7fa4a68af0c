import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import { categoriesOf, departments, productsOf } from '../../../demo/content/catalogue.ts'
import { toProductId } from '../../../demo/content/common/product-id.ts'
import { forms } from '../../../demo/content/forms.ts'
import { lists } from '../../../demo/content/lists.ts'
import { news } from '../../../demo/content/news.ts'
import type { PageBlock } from '../../../demo/content/pages/shape.ts'
import type { BlockType } from '../../../src/domain/page/block-types.ts'
import { categoryBlock } from '../../../src/model/listing/category-block.ts'
import { contactsData } from '../../../src/model/map/contacts-data.ts'
import { area } from '../../../src/model/page/area.ts'
import { bannerData } from '../../../src/model/page/banner.ts'
import { blockLayout } from '../../../src/model/page/block-field.ts'
import { categoriesBannerData } from '../../../src/model/page/categories-banner-data.ts'
import { faqData } from '../../../src/model/page/faq-data.ts'
import { imagesData } from '../../../src/model/page/images-data.ts'
import { newsItemData, newsListData } from '../../../src/model/page/news-data.ts'
import { textData, textWithImageData } from '../../../src/model/page/text-data.ts'
import { videoData } from '../../../src/model/page/video-data.ts'

const known = (ids: readonly string[]) => z.string().check(z.refine((id) => ids.includes(id)))
const product = z.extend(blockLayout, { productId: known(departments.flatMap(productsOf).map(({ sku }) => toProductId(sku))) })
const category = known(departments.flatMap(categoriesOf).map(({ id }) => id))
const list = known(lists.map(({ id }) => id))

/** Schemas for the data of blocks; a reference must exist in the shop. */
const dataOf: Partial<Record<BlockType, z.ZodMiniObject>> = {
  category: z.extend(categoryBlock, { id: category }),
  productList: z.extend(blockLayout, {
    productListId: list,
    sort: z.optional(z.string()),
    splitBy: z.optional(z.string()),
    displayBadges: z.optional(z.boolean()),
  }),
  searchResults: z.extend(blockLayout, { splitBy: z.optional(z.string()) }),
  product,
  productListBanner: z.extend(bannerData, { productListId: list }),
  text: textData,
  images: imagesData,
  video: videoData,
  FAQ: faqData,
  textWithImage: textWithImageData,
  newsList: newsListData,
  newsItem: z.extend(newsItemData, { newsId: known(news.map(({ id }) => id)) }),
  productAttributes: product,
  relatedProducts: product,
  alternativeProducts: product,
  form: z.extend(blockLayout, { formId: known(forms.map(({ _id }) => _id)) }),
  imageRow: imagesData,
  contacts: contactsData,
  categoriesBanner: z.extend(categoriesBannerData, { categories: z.array(category), linkCategory: z.optional(category) }),
}

/** Problems in the data of a block: invalid values, unread fields, broken references. */
export function blockFaults({ type, data: written }: PageBlock): string[] {
  const data = written ?? {}
  const schema = dataOf[type] ?? blockLayout
  const unread = [
    ...Object.keys(data).filter((name) => !(name in schema.shape) && !(name in blockLayout.shape)),
    ...namesIn(data.areas).filter((name) => !(name in area.shape)),
  ]
  if (unread.length > 0) return [`${type} has no field ${unread.join(', ')}`]
  const read = schema.safeParse(data)
  if (!read.success) return [`${type}: ${read.error.issues[0]?.path.join('.')} is wrong`]
  return isDeepStrictEqual(JSON.parse(JSON.stringify(read.data)), data) ? [] : [`${type}: something in its data does not fit`]
}

const namesIn = (areas: unknown): string[] => (Array.isArray(areas) ? areas.flatMap((one) => Object.keys(one)) : [])

/** Every text in a nested value, with the name of its field. */
const textsIn = (value: unknown, name = ''): [name: string, text: string][] => {
  if (typeof value === 'string') return [[name, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, Array.isArray(value) ? name : key))
}

const proseFields = new Set(['title', 'promoText', 'actionButtonTitle', 'text', 'description', 'imageAlt', 'linkCategoryTitle'])

/** The visible texts of a block. */
export const proseIn = (block: PageBlock): string[] => textsIn(block).flatMap(([name, text]) => (proseFields.has(name) ? [text] : []))

/** The links in fields and html. */
export const linksIn = (value: unknown): string[] =>
  textsIn(value).flatMap(([, text]) =>
    /^(\/|https:)\S*$/.test(text) ? [text] : [...text.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? ''),
  )

export const imageIdsIn = (value: unknown): string[] => textsIn(value).flatMap(([name, text]) => (name === 'imageId' ? [text] : []))

/** The tags in html. */
export const tagsIn = (value: unknown): string[] =>
  textsIn(value).flatMap(([, text]) => [...text.matchAll(/<([a-z0-9]+)/g)].map(([, tag]) => tag ?? ''))
