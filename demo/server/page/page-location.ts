import type { Block } from '../../../src/model/page/block.ts'
import type { Crumb } from '../../../src/model/page/route.ts'
import { type Language, languages } from '../../content/common/shape.ts'

/** What an address of the shop stands for, in one language. */
export interface PageLocation {
  title: string
  description: string
  /** its address in every language that has one */
  paths: Partial<Record<Language, string>>
  /** the way to it below the home page, itself last */
  crumbs: Crumb[]
  /** id of the picture that stands for it elsewhere */
  ogImage?: string | undefined
}

/** A place and what its page shows. */
export interface ContentLocation extends PageLocation {
  blocks: readonly BlockToShow[]
  displayCategoriesListDesktop?: boolean
  /** not published yet */
  isPrivate?: boolean
}

/** A block as it is sent. */
export type BlockToShow = Pick<Block, 'type'> & Record<string, unknown>

/** The address in each language that has one. */
export const allPaths = (pathIn: (language: Language) => string | undefined): PageLocation['paths'] =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const path = pathIn(language)
      return path === undefined ? [] : [[language, path]]
    }),
  )
