import type { Deps } from '../context/deps.ts'
import type { Value } from '../http/page-template.ts'

/** A template of the content's folder of pages with its values. */
export interface Page {
  file: string
  status: 200 | 404
  values: Readonly<Record<string, Value>>
  /** unpublished: must not be cached */
  isPrivate?: boolean
  /** sends no referrer */
  isCustomerArea?: boolean
}

/** A permanent redirect. */
export interface RedirectTarget {
  location: string
}

export interface PageRequest {
  /** pages have the ribbon with the demo accounts */
  development?: boolean
  /** the language the visitor has chosen */
  chosen?: string | undefined
  /** query string without the question mark */
  search?: string
  /** preview token of an unpublished page */
  token?: string | undefined
}

/** Finds the page at a path, which Hono has decoded; falls back to the 404 page. */
export type FindPage = (deps: Deps, path: string, visit?: PageRequest) => Promise<Page | RedirectTarget>
