import { useSettings } from '../../base/host.ts'
import { pageLink, relOf } from '../../base/safe-url.ts'
import { messages } from '../../domain/messages.ts'
import { useFollow } from '../../parts/use-follow.ts'
import { useText } from '../../parts/use-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { chevronLeft } from '../../ui/icons.ts'

/** The way to all news; nothing without an address. */
export function BackToNews({ url }: { url: string | undefined }) {
  const t = useText()
  const settings = useSettings()
  const follow = useFollow('news')
  const href = pageLink(settings, url)
  if (href === undefined) return null
  return (
    <a className="news-back" part="link" href={href} rel={relOf(settings, href)} onClick={follow}>
      <Icon path={chevronLeft} flip />
      {t(messages.allNews)}
    </a>
  )
}
