import { useEffect } from 'react'
import { messages } from '../../../domain/messages.ts'
import { useSettings } from '../../../kit/host.ts'
import { useStore } from '../../../kit/use-store.ts'
import { configurationStore } from '../../../stores/app/configuration.ts'
import { finishSocialReturn, type SocialReturn } from '../../../stores/session/login/social-return.ts'
import { useLanguage } from '../../app/use-configuration.ts'
import { useText } from '../../app/use-text.ts'

interface SocialLoginCallbackProps {
  returned: SocialReturn
  /** nobody is logged in by it: the page is a login page like any other */
  onFailure: () => void
}

/** The page that a provider sends the browser back to: nothing of its own is shown (LOGIN-07). */
export function SocialLoginCallback({ returned, onFailure }: SocialLoginCallbackProps) {
  const t = useText()
  const settings = useSettings()
  const { status, value } = useStore(configurationStore(settings, useLanguage()))
  const isKnown = status !== 'loading'
  const origins = value?.embedOrigins
  useEffect(() => {
    if (!isKnown) return
    void finishSocialReturn(settings, returned, origins ?? []).then((isDone) => {
      // its address has no code any more
      if (isDone) location.replace(location.pathname + location.search)
      else onFailure()
    })
  }, [isKnown, settings, returned, origins, onFailure])
  return <p role="status">{t(messages.loading)}</p>
}
