import type { Drawing } from '../../../server/pictures/picture.ts'
import type { Text } from '../common/shape.ts'

/** The source of a news article. */
export interface NewsSeed {
  /** kebab-case, unique; also the last segment of its English path */
  id: string
  /** last segment of its Lithuanian path */
  slug: string
  /** month and day, `11-14`; published on its last occurrence */
  day: string
  title: Text
  summary: Text
  /** html */
  content: Text
  picture: Drawing
  /** pictures below the text */
  contentPictures?: Drawing[]
  /** article number of the product in the article */
  sku?: string
}

/** A news article as stored. */
export interface NewsContent {
  id: string
  /** ISO 8601 date */
  publishedAt: string
  /** path of its page in each language */
  paths: Text
  title: Text
  summary: Text
  content: Text
  imageId: string
  contentImages: string[]
  /** path of the product's page in each language */
  productPaths?: Text | undefined
}
