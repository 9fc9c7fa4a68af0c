import { pageLink, relOf } from '../../base/security/safe-url.ts'
import { messages } from '../../domain/messages.ts'
import { useSettings } from '../../kit/host.ts'
import { useStore } from '../../kit/use-store.ts'
import type { Crumb } from '../../model/page/route.ts'
import { useLinkClick } from '../../parts/app/use-link-click.ts'
import { useText } from '../../parts/app/use-text.ts'
import { $route } from '../../stores/page/route.ts'
import { Icon } from '../../ui/icon.tsx'
import { chevronRight } from '../../ui/icons.ts'
import { useSlotText } from './use-slot-text.ts'

export interface BreadcrumbsProps {
  crumbs: readonly Crumb[] | undefined
  homeTitle: string | undefined
  homeUrl: string
}

/** Home and the crumbs of the route; the last one is the current page (CRUMB-01). */
export function Breadcrumbs({ crumbs, homeTitle, homeUrl }: BreadcrumbsProps) {
  const t = useText()
  const route = useStore($route)
  const [separator, slot] = useSlotText()
  const trail = [{ title: homeTitle ?? t(messages.home), url: homeUrl }, ...(crumbs ?? route.crumbs)]
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
