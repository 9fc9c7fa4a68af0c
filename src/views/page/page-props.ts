import type { Block } from '../../model/page/block.ts'
import type { Route } from '../../model/page/route.ts'

/** The parts around the blocks of a page; each can be switched off where the host page has its own. */
export interface PageParts {
  header: boolean
  footer: boolean
  breadcrumbs: boolean
  newsletter: boolean
  offline: boolean
  impersonation: boolean
  sideCart: boolean
}

export interface PageProps extends PageParts {
  path: string | undefined
  router: boolean | undefined
  manageHead: boolean
  token: string | undefined
  route: Route | undefined
  blocks: readonly Block[] | undefined
}
