import type { Deps } from '../context/deps.ts'
import type { Value } from './page-template.ts'

/** A page of demo/pages/shop with what is to be filled in. */
export interface Page {
  file: string
  status: 200 | 404
  values: Readonly<Record<string, Value>>
  /** Nobody may keep it: it is not published yet. */
  isPrivate?: boolean
  /** No other site hears its address, and no search engine keeps it. */
  isCustomerArea?: boolean
}

/** What was at an address is elsewhere. */
export interface RedirectTarget {
  location: string
}

export interface PageRequest {
  /** some pages name the demo accounts */
  development?: boolean
  /** the language that the visitor has chosen */
  chosen?: string | undefined
  /** of the address, without the question mark */
  search?: string
  /** shows a page that is not published yet */
  token?: string | undefined
}

/** The page at a path of the shop, as Hono has decoded it; where there is none, the page that says so. */
export type FindPage = (deps: Deps, path: string, visit?: PageRequest) => Promise<Page | RedirectTarget>
