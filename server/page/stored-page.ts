import type { BlockType } from '../../src/domain/page/block-types.ts'
import type { BlockContent } from '../../src/model/page/block.ts'
import type { Language } from '../languages/language.ts'

/** The source of a block. */
export type PageBlock = BlockContent & { type: BlockType }

/** The source of an editorial page; category and product pages come from the catalogue. */
export interface PageContent<Lang extends Language = Language> {
  /** kebab-case, unique */
  key: string
  /** its path in each language */
  paths: Readonly<Record<Lang, string>>
  texts: Readonly<Record<Lang, { title: string; description: string }>>
  /** id of the picture for link previews; default: that of the shop */
  ogImage?: string
  /** shows a list of categories next to the blocks on large screens */
  displayCategoriesListDesktop?: boolean
  /** marks an unpublished page, visible only with this token */
  previewToken?: string
  blocks(language: Lang): PageBlock[]
}

/** A former path and its target. */
export interface RedirectContent {
  from: string
  to: string
}
