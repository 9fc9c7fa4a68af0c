import { pageLink, relOf } from '../../base/security/safe-url.ts'
import { messages } from '../../domain/messages.ts'
import { useSettings } from '../../kit/host.ts'
import { useStore } from '../../kit/use-store.ts'
import { $route } from '../../stores/page/route.ts'
import { useLinkClick } from '../app/use-link-click.ts'
import { useText } from '../app/use-text.ts'

interface HomeLinkProps {
  /** the block that contains it, for `shop-navigate` */
  source: string
  label?: string
  kind?: 'primary' | 'soft'
}

/** Link to the home page of the shop in the current language. */
export function HomeLink({ source, label = messages.continueShopping, kind = 'primary' }: HomeLinkProps) {
  const t = useText()
  const settings = useSettings()
  const follow = useLinkClick(source)
  const { home = '/' } = useStore($route)
  const href = pageLink(settings, home)
  return (
    <a className="button" data-kind={kind} part="button" href={href} rel={relOf(settings, href)} onClick={follow}>
      {t(label)}
    </a>
  )
}
