import * as z from 'zod/mini'
import { list, maybe, named } from './field.ts'

/** A step of the way to a page. */
export const crumb = z.looseObject({ title: z.string(), url: maybe(z.string()) })
export type Crumb = z.output<typeof crumb>

/** What is known of the page on screen; `alternatives` is its address in each language. */
export const route = z.looseObject({
  path: maybe(z.string()),
  language: maybe(z.string()),
  alternatives: maybe(named(z.string())),
  crumbs: maybe(list(crumb)),
})
export type Route = z.output<typeof route>
