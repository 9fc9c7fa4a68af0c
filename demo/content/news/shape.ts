import type { Drawing } from '../../server/pictures/picture.ts'
import type { Text } from '../common/shape.ts'

/** An article of the shop's news as its author writes it. */
export interface NewsSeed {
  /** kebab-case, unique; also the last part of its address in English */
  id: string
  /** that part in Lithuanian */
  slug: string
  /** month and day, `11-14`: every year has it, the last one is meant */
  day: string
  title: Text
  summary: Text
  /** html */
  content: Text
  picture: Drawing
  /** pictures below the text */
  contentPictures?: Drawing[]
  /** article number of the product that it is about */
  sku?: string
}

/** An article as the shop stores it. */
export interface NewsContent {
  id: string
  /** day of ISO 8601 */
  publishedAt: string
  /** its page in each language */
  paths: Text
  title: Text
  summary: Text
  content: Text
  imageId: string
  contentImages: string[]
  /** the page of the product that it is about */
  productPaths?: Text | undefined
}
