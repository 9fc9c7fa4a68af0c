import { redirectTarget } from '../../domain/page/redirect.ts'
import { useSettings } from '../../kit/host.ts'
import { useStore } from '../../kit/use-store.ts'
import { useLanguage } from '../../parts/app/use-language.ts'
import { useLastDefined } from '../../parts/app/use-last-defined.ts'
import { routeStore } from '../../stores/page/page-routes.ts'
import { PageLayout } from './page-layout.tsx'
import type { PageProps } from './page-props.ts'
import { usePageHead } from './use-page-head.ts'

/** One page of the shop embedded in another page: its links are that page's own. */
export function FixedPage(props: PageProps) {
  const { token, manageHead } = props
  const settings = useSettings()
  const language = useLanguage()
  const path = props.path ?? location.pathname
  const search = props.path === undefined ? location.search.slice(1) : ''
  const initial = useStore(routeStore(settings, { path, search, language, ...(token && { token }) }))
  // the page is where its address says: an embedded one has no other, so it follows once
  const target = redirectTarget(initial.value?.redirect, location.href)
  const elsewhere = target?.startsWith('/') ? target : undefined
  const store = routeStore(settings, { path: elsewhere ?? path, search, language, ...(token && { token }) })
  const result = useStore(store)
  const route = useLastDefined(result.value)
  usePageHead(manageHead && props.path === undefined ? route : undefined)
  const pageError = result.status === 'failed' ? { kind: 'failed' as const, retry: store.reload } : undefined
  return <PageLayout route={route} parts={props} path={path} pageError={pageError} isStandalone={false} />
}
