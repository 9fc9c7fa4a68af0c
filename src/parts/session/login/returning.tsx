import { useEffect } from 'react'
import { messages } from '../../../domain/messages.ts'
import { useSettings } from '../../../kit/host.ts'
import { useStore } from '../../../kit/use-store.ts'
import { configurationOf } from '../../../stores/app/configuration.ts'
import { finishSocialReturn, type SocialReturn } from '../../../stores/session/login/social-return.ts'
import { useLanguage } from '../../app/use-language.ts'
import { useText } from '../../app/use-text.ts'

interface ReturningProps {
  given: SocialReturn
  /** nobody is logged in by it: the page is a login page like any other */
  onNothing: () => void
}

/** The page that a provider sends the browser back to: nothing of its own is shown (LOGIN-07). */
export function Returning({ given, onNothing }: ReturningProps) {
  const t = useText()
  const settings = useSettings()
  const { status, value } = useStore(configurationOf(settings, useLanguage()))
  const isKnown = status !== 'loading'
  const origins = value?.embedOrigins
  useEffect(() => {
    if (!isKnown) return
    void finishSocialReturn(settings, given, origins ?? []).then((isDone) => {
      // its address has no code any more
      if (isDone) location.replace(location.pathname + location.search)
      else onNothing()
    })
  }, [isKnown, settings, given, origins, onNothing])
  return <p role="status">{t(messages.loading)}</p>
}
