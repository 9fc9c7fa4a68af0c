import { messages } from '../../domain/messages.ts'
import { useText } from '../../parts/app/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { wifiOff } from '../../ui/icons.ts'
import { CallLink } from './call-link.tsx'
import { iconPx } from './use-offline-theme.ts'

/** Ids inside the shadow root, which contains a single screen. */
export const titleId = 'offline-title'
export const hintId = 'offline-hint'

interface OfflineScreenProps {
  /** URL of the app's maskable icon */
  icon: string | undefined
  phone: string | undefined
  onDismiss: () => void
}

/** The offline screen: what still works without a connection (OFF-01, OFF-02). */
export function OfflineScreen({ icon, phone, onDismiss }: OfflineScreenProps) {
  const t = useText()
  return (
    <div className="offline-in">
      <div className="offline-content">
        <slot name="icon">
          {icon ? (
            <img className="offline-icon" part="icon" src={icon} alt="" width={iconPx} height={iconPx} />
          ) : (
            <Icon path={wifiOff} size={36} />
          )}
        </slot>
        <h2 className="offline-title" id={titleId}>
          {t(messages.offline)}
        </h2>
        <div className="offline-hint" id={hintId}>
          <slot name="message">{t(messages.offlineHint)}</slot>
        </div>
        <div className="offline-links">
          <CallLink phone={phone} kind="primary" />
          <Button kind="line" size="large" onClick={onDismiss}>
            {t(messages.showSavedPage)}
          </Button>
        </div>
        {phone && (
          <p className="offline-phone">
            <bdi>{phone}</bdi>
          </p>
        )}
      </div>
      <p className="offline-looking">
        <span className="spinner" aria-hidden="true" />
        {t(messages.lookingForConnection)}
      </p>
    </div>
  )
}
