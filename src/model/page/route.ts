import * as z from 'zod/mini'
import { lenient, list, maybe, texts } from '../field.ts'
import { block } from './block.ts'

/** A breadcrumb of a page. */
export const crumb = z.looseObject({ title: z.string(), url: lenient(z.string()) })
export type Crumb = z.output<typeof crumb>

/** GET /content/path-info: the metadata and blocks of a page. `alternatives` are its URLs by language (ROUTE-06). */
export const route = z.looseObject({
  path: maybe(z.string()),
  language: lenient(z.string()),
  title: lenient(z.string()),
  description: lenient(z.string()),
  /** id of the image for social media previews */
  ogImage: lenient(z.string()),
  alternatives: lenient(texts),
  /** URL that replaces this page */
  redirect: lenient(z.string()),
  /** in display order; drops invalid blocks */
  blocks: maybe(list(block)),
  /** shows a category list next to the blocks on large screens */
  displayCategoriesListDesktop: lenient(z.boolean()),
  crumbs: lenient(list(crumb)),
  /** home page in the language of this page; / when absent */
  home: lenient(z.string()),
})
export type Route = z.output<typeof route>
