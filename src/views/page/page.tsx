import { FixedPage } from './fixed-page.tsx'
import { GivenPage } from './given-page.tsx'
import type { PageProps } from './page-props.ts'
import { RoutedPage } from './routed-page.tsx'

/** A page of the shop: the one at the address, the one at a fixed path, or the one that the host page gives (ROUTE-17, GEN-13). */
export function Page(props: PageProps) {
  const { path, router, route, blocks } = props
  if (route || blocks) return <GivenPage {...props} />
  if (path === undefined && router !== false) return <RoutedPage {...props} />
  return <FixedPage {...props} />
}
