import { useMemo } from 'react'
import { redirectTarget } from '../../domain/page/redirect.ts'
import { useHost, useSettings } from '../../kit/host.ts'
import { useStore } from '../../kit/use-store.ts'
import { list } from '../../model/field.ts'
import { block } from '../../model/page/block.ts'
import { route as routeSchema } from '../../model/page/route.ts'
import { useLanguage } from '../../parts/app/use-configuration.ts'
import { useLastDefined } from '../../parts/app/use-last-defined.ts'
import { useUnknownNames } from '../../parts/app/use-unknown-names.ts'
import { routeStore } from '../../stores/page/page-routes.ts'
import { PageLayout } from './page-layout.tsx'
import type { PageProps } from './page-props.ts'
import { RoutedPage } from './routed-page.tsx'
import { usePageHead } from './use-page-head.ts'

/** A page of the shop embedded in another page, which handles the links. */
export function FixedPage(props: PageProps) {
  const { token, manageHead } = props
  const settings = useSettings()
  const language = useLanguage()
  const page = useHost().server?.url ?? location
  const path = props.path ?? page.pathname
  const search = props.path === undefined ? page.search.slice(1) : ''
  const initial = useStore(routeStore(settings, { path, search, language, ...(token && { token }) }))
  // an embedded page has no URL to change, so it follows one redirect
  const target = redirectTarget(initial.value?.redirect, page.href)
  const redirectPath = target?.startsWith('/') ? target : undefined
  const store = routeStore(settings, { path: redirectPath ?? path, search, language, ...(token && { token }) })
  const result = useStore(store)
  const route = useLastDefined(result.value)
  usePageHead(manageHead && props.path === undefined ? route : undefined)
  const isMissing = route !== undefined && !route.blocks?.length
  useUnknownNames(isMissing && props.path !== undefined ? [{ attribute: 'path', kind: 'page', value: path, isMissing }] : [])
  const pageError = result.status === 'failed' ? { kind: 'failed' as const, retry: store.reload } : undefined
  return <PageLayout route={route} parts={props} path={path} pageError={pageError} isStandalone={false} />
}

const blocksSchema = list(block)

/** A page whose route or blocks the host page provides; requests nothing. */
export function GivenPage(props: PageProps) {
  const { route, blocks, manageHead } = props
  const pageRoute = useMemo(() => {
    const parsedRoute = routeSchema.safeParse(route).data ?? {}
    return blocks === undefined ? parsedRoute : { ...parsedRoute, blocks: blocksSchema.safeParse(blocks).data ?? [] }
  }, [route, blocks])
  usePageHead(manageHead && route ? pageRoute : undefined)
  return <PageLayout route={pageRoute} parts={props} path={pageRoute.path ?? '/'} isStandalone={false} />
}

/** A page of the shop: of the current URL, of a fixed path, or provided by the host page (ROUTE-17, GEN-13). */
export function Page(props: PageProps) {
  const { path, router, route, blocks } = props
  if (route || blocks) return <GivenPage {...props} />
  if (path === undefined && router !== false) return <RoutedPage {...props} />
  return <FixedPage {...props} />
}
