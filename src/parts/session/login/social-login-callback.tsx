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
  /** the login failed: render the normal login page */
  onFailure: () => void
}

/** The page to which a provider redirects: only a loading text (LOGIN-07). */
export function SocialLoginCallback({ returned, onFailure }: SocialLoginCallbackProps) {
  const t = useText()
  const settings = useSettings()
  const { status, value } = useStore(configurationStore(settings, useLanguage()))
  const isKnown = status !== 'loading'
  const origins = value?.embedOrigins
  useEffect(() => {
    if (!isKnown) return
    void finishSocialReturn(settings, returned, origins ?? []).then((isDone) => {
      // reload without the code in the URL
      if (isDone) location.replace(location.pathname + location.search)
      else onFailure()
    })
  }, [isKnown, settings, returned, origins, onFailure])
  return <p role="status">{t(messages.loading)}</p>
}
