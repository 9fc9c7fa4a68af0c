import { useMemo } from 'react'
import { pageLink, relOf } from '../../base/security/safe-url.ts'
import { messages } from '../../domain/messages.ts'
import { breadcrumbData } from '../../domain/page/breadcrumb-data.ts'
import { useHost, useSettings } from '../../kit/host.ts'
import { useDataScript } from '../../kit/use-data-script.ts'
import { useStore } from '../../kit/use-store.ts'
import type { Crumb } from '../../model/page/route.ts'
import { useConfiguration } from '../../parts/app/use-configuration.ts'
import { useLinkClick } from '../../parts/app/use-link-click.ts'
import { useText } from '../../parts/app/use-text.ts'
import { canonicalUrl } from '../../parts/page/canonical-url.ts'
import { $lastCrumb, $route } from '../../stores/page/route.ts'
import { Icon } from '../../ui/icon.tsx'
import { chevronRight } from '../../ui/icons.ts'
import { useSlotText } from './use-slot-text.ts'

export interface BreadcrumbsProps {
  crumbs: readonly Crumb[] | undefined
  homeTitle: string | undefined
  homeUrl: string
  structuredData: boolean | undefined
}

/** Home and the crumbs of the route; the last one is the current page (CRUMB-01). */
export function Breadcrumbs({ crumbs, homeTitle, homeUrl, structuredData: isData }: BreadcrumbsProps) {
  const t = useText()
  const route = useStore($route)
  const [separator, slot] = useSlotText()
  const home = homeTitle ?? t(messages.home)
  const given = crumbs ?? route.crumbs
  const last = useStore($lastCrumb)
  const trail = useMemo(() => {
    const shown = given.map((crumb, index) => (last && index === given.length - 1 ? { ...crumb, title: last } : crumb))
    return [{ title: home, url: homeUrl }, ...shown]
  }, [home, homeUrl, given, last])
  useBreadcrumbData(isData === true && trail.length > 1 ? trail : undefined)
  return (
    <nav aria-label={t(messages.breadcrumbs)}>
      <ol className="crumbs">
        {trail.map((crumb, index) => (
          <li key={index} className="crumb" part="item">
            {index > 0 && (
              <span className="crumb-separator" aria-hidden="true">
                {separator || <Icon path={chevronRight} size={16} flip />}
              </span>
            )}
            <CrumbLink crumb={crumb} isPage={index > 0 && index === trail.length - 1} />
          </li>
        ))}
      </ol>
      <slot name="separator" hidden ref={slot} />
    </nav>
  )
}

function useBreadcrumbData(trail: readonly Crumb[] | undefined): void {
  const settings = useSettings()
  const { server } = useHost()
  const siteOrigin = useConfiguration()?.siteOrigin
  const data = useMemo(
    () => trail && breadcrumbData(trail, (url) => canonicalUrl(settings, siteOrigin, url, server?.url)),
    [trail, settings, server, siteOrigin],
  )
  useDataScript(data)
}

function CrumbLink({ crumb: { title, url }, isPage }: { crumb: Crumb; isPage: boolean }) {
  const settings = useSettings()
  const follow = useLinkClick('breadcrumbs')
  const href = pageLink(settings, url)
  if (isPage || href === undefined) return <span aria-current={isPage ? 'page' : undefined}>{title}</span>
  return (
    <a part="link" href={href} rel={relOf(settings, href)} onClick={follow}>
      {title}
    </a>
  )
}
