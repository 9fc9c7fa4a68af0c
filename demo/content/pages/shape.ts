import type { BlockType } from '../../../src/domain/page/block-types.ts'
import type { BlockContent } from '../../../src/model/page/block.ts'
import type { Language, Text } from '../common/shape.ts'

/** A block of a page as its editor writes it. */
export type PageBlock = BlockContent & { type: BlockType }

/** A page of the shop as its editor writes it; category and product pages come from the catalogue. */
export interface PageContent {
  /** kebab-case, unique */
  key: string
  /** its address in each language */
  paths: Text
  texts: Record<Language, { title: string; description: string }>
  /** id of the picture that stands for the page elsewhere; that of the shop when absent */
  ogImage?: string
  /** a list of categories beside the blocks, on large screens */
  displayCategoriesListDesktop?: boolean
  /** not published yet: seen only by those who have this token */
  previewToken?: string
  blocks: (language: Language) => PageBlock[]
}

/** An address that the shop has given up, and where its page is now. */
export interface RedirectContent {
  from: string
  to: string
}
