import * as z from 'zod/mini'
import { lenient, list, maybe, texts } from '../field.ts'
import { block } from './block.ts'

/** A step of the way to a page. */
export const crumb = z.looseObject({ title: z.string(), url: lenient(z.string()) })
export type Crumb = z.output<typeof crumb>

/** GET /content/path-info: what is known of a page (ROUTE-06); `alternatives` is its address in each language. */
export const route = z.looseObject({
  path: maybe(z.string()),
  language: lenient(z.string()),
  title: lenient(z.string()),
  description: lenient(z.string()),
  /** id of the picture that stands for the page elsewhere */
  ogImage: lenient(z.string()),
  alternatives: lenient(texts),
  /** where the page is instead */
  redirect: lenient(z.string()),
  /** what the page consists of, in order; a block that does not fit is left out */
  blocks: maybe(list(block)),
  /** a list of categories beside the blocks, on large screens */
  displayCategoriesListDesktop: lenient(z.boolean()),
  crumbs: lenient(list(crumb)),
  /** the home page in the language of this one; / when absent */
  home: lenient(z.string()),
})
export type Route = z.output<typeof route>
