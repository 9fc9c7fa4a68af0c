import { messages } from '../../domain/messages.ts'
import { useText } from '../../parts/use-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { wifiOff } from '../../ui/icons.ts'
import { CallLink } from './call-link.tsx'

/** What is left of the screen over a saved page. */
export function OfflineBar({ phone }: { phone: string | undefined }) {
  const t = useText()
  return (
    <aside className="offline-bar" part="bar" aria-label={t(messages.offline)}>
      <Icon path={wifiOff} />
      <p>{t(messages.savedPage)}</p>
      <CallLink phone={phone} kind="line" />
    </aside>
  )
}
