import { pageLink, relOf } from '../../base/security/safe-url.ts'
import { messages } from '../../domain/messages.ts'
import { useSettings } from '../../kit/host.ts'
import { useStore } from '../../kit/use-store.ts'
import { $route } from '../../stores/page/route.ts'
import { useLinkClick } from '../app/use-link-click.ts'
import { useText } from '../app/use-text.ts'

/** The way back to the shop, to its home in the language of the page; `source` is the block it stands in, for `shop-navigate`. */
export function HomeLink({ source }: { source: string }) {
  const t = useText()
  const settings = useSettings()
  const follow = useLinkClick(source)
  const { home = '/' } = useStore($route)
  const href = pageLink(settings, home)
  return (
    <a className="button" data-kind="primary" part="button" href={href} rel={relOf(settings, href)} onClick={follow}>
      {t(messages.continueShopping)}
    </a>
  )
}
