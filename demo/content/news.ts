import { storyList } from '../../server/catalogue/records/list-ids.ts'
import { localizedPath } from '../../server/catalogue/records/path-to.ts'
import { slugify } from '../../server/catalogue/records/words.ts'
import { type Drawing, pictureId } from '../../server/pictures/picture.ts'
import { categoriesOf, departments, productsOf } from './catalogue.ts'
import { both } from './common/product.ts'
import { toProductId } from './common/product-id.ts'
import type { Text } from './common/shape.ts'
import { languages } from './languages.ts'
import { autumn } from './news/autumn.ts'
import { lastOccurrence } from './news/last-occurrence.ts'
import type { NewsContent, NewsSeed } from './news/shape.ts'
import { spring } from './news/spring.ts'
import { summer } from './news/summer.ts'
import { wholeYear } from './news/whole-year.ts'
import { winter } from './news/winter.ts'

const today = new Date()

const articles: NewsSeed[] = [...autumn, ...summer, ...spring, ...winter, ...wholeYear]

const products = new Map(departments.flatMap(productsOf).map((product) => [product.sku, product]))

/** The path of a product page in each language; undefined for an unknown article number. */
export function productPaths(sku: string): Text | undefined {
  const product = products.get(sku)
  if (!product) return undefined
  const { title } = product
  const tail = toProductId(sku)
  return both(
    localizedPath(languages, 'p', `${slugify(title.en)}-${tail}`, 'en'),
    localizedPath(languages, 'p', `${slugify(title.lt)}-${tail}`, 'lt'),
  )
}

/** Paths of the news: a list with the articles below it. */
export const newsPaths = both('/news', '/lt/naujienos')

const contentOf = ({ slug, day, picture, contentPictures = [], sku, ...words }: NewsSeed): NewsContent => ({
  ...words,
  publishedAt: lastOccurrence(day, today),
  paths: both(`${newsPaths.en}/${words.id}`, `${newsPaths.lt}/${slug}`),
  imageId: pictureId(picture),
  contentImages: contentPictures.map(pictureId),
  productPaths: sku === undefined ? undefined : productPaths(sku),
})

/** The news of the shop, newest first. */
export const news: NewsContent[] = articles.map(contentOf).sort((a, b) => b.publishedAt.localeCompare(a.publishedAt))

/** A slider of fewer products does not fill a wide page. */
const shortestList = 6

/** The products of a story: its own, those in its pictures, and filled up to six from the category and the department of the first. */
function skusOfStory({ sku, picture, contentPictures = [] }: NewsSeed): string[] {
  const written = [...products.values()]
  const shown = [picture, ...contentPictures].flatMap(({ art, beside = [] }) => [art, ...beside])
  const others = shown.flatMap((art) => written.find((product) => product.art === art && product.stock > 0)?.sku ?? [])
  const own = [...(sku === undefined ? [] : [sku]), ...others]
  const around = departments.flatMap(categoriesOf).filter((category) => productsOf(category).some((product) => product.sku === own[0]))
  const fill = around
    .reverse()
    .flatMap(productsOf)
    .filter(({ stock }) => stock > 0)
    .map((product) => product.sku)
  const unique = new Set(own)
  for (const more of fill) if (unique.size < shortestList) unique.add(more)
  return [...unique]
}

/** The product lists of all stories that show products. */
export const storyLists: { id: string; title: Text; skus: string[] }[] = articles
  .map((story) => ({ id: storyList(story.id), title: story.title, skus: skusOfStory(story) }))
  .filter(({ skus }) => skus.length > 0)

/** The drawings of the pictures in the news. */
export const newsDrawings: Drawing[] = articles.flatMap(({ picture, contentPictures = [] }) => [picture, ...contentPictures])
