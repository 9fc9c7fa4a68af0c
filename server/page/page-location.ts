import type { Block } from '../../src/model/page/block.ts'
import type { Crumb } from '../../src/model/page/route.ts'
import type { Language } from '../languages/language.ts'
import type { Languages } from '../languages/languages.ts'

/** A page of the shop in one language. */
export interface PageLocation {
  title: string
  description: string
  /** its path in each language that has one */
  paths: Readonly<Record<Language, string>>
  /** breadcrumbs below the home page, ending with the page itself */
  crumbs: Crumb[]
  /** id of the picture for link previews */
  ogImage?: string | undefined
}

/** A page with its blocks. */
export interface ContentLocation extends PageLocation {
  blocks: readonly BlockToShow[]
  displayCategoriesListDesktop?: boolean
  /** unpublished */
  isPrivate?: boolean
}

/** A block in the response. */
export type BlockToShow = Pick<Block, 'type'> & Record<string, unknown>

/** The path in each language that has one. */
export const allPaths = ({ codes }: Languages, pathIn: (language: Language) => string | undefined): PageLocation['paths'] =>
  Object.fromEntries(
    codes.flatMap((language) => {
      const path = pathIn(language)
      return path === undefined ? [] : [[language, path]]
    }),
  )
