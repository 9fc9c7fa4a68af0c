import type { PopupTrigger } from '../../domain/page/popup-interest.ts'
import type { Block } from '../../model/page/block.ts'
import type { Route } from '../../model/page/route.ts'

/** The parts around the blocks of a page; a host page switches off those that it has itself. */
export interface PageParts {
  header: boolean
  footer: boolean
  breadcrumbs: boolean
  newsletter: boolean
  newsletterTrigger: PopupTrigger
  offline: boolean
  impersonation: boolean
  sideCart: boolean
  autoOpenCart: boolean
}

export interface PageProps extends PageParts {
  path: string | undefined
  router: boolean | undefined
  manageHead: boolean
  token: string | undefined
  route: Route | undefined
  blocks: readonly Block[] | undefined
}
