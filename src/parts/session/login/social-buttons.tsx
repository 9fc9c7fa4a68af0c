import { messages } from '../../../domain/messages.ts'
import { providerNames } from '../../../domain/session/social-login.ts'
import { announce } from '../../../kit/announce.ts'
import { useSettings } from '../../../kit/host.ts'
import { useStore } from '../../../kit/use-store.ts'
import { $socialLogin, type SocialFailure, startSocialLogin } from '../../../stores/session/login/social-login.ts'
import { $socialLoginsError } from '../../../stores/session/login/social-logins-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Message } from '../../../ui/message.tsx'
import { useConfiguration } from '../../app/use-configuration.ts'
import { useText } from '../../app/use-text.ts'
import { CookiesBlocked } from './cookies-blocked.tsx'
import { ProviderMark } from './provider-mark.tsx'
import { socialLoginRequests } from './social-login-requests.ts'
import type { LoginOutcome } from './use-login-done.ts'

interface SocialButtonsProps {
  onDone: (login: LoginOutcome) => void
}

/** Buttons of the configured social login providers (SOC-01, SOC-09). */
export function SocialButtons({ onDone }: SocialButtonsProps) {
  const t = useText()
  const settings = useSettings()
  const requests = socialLoginRequests(useConfiguration(), settings)
  if (requests.length === 0) return null
  return (
    <div className="login-social" part="social">
      <p className="login-or">{t(messages.orElse)}</p>
      <SocialLoginStatus />
      {requests.map((request) => {
        const { provider } = request.offered
        const name = providerNames[provider]
        return (
          <Button
            key={provider}
            onClick={() => {
              announce(t(messages.providerWaits, { provider: name }))
              startSocialLogin(settings, { ...request, onDone: (login) => onDone({ ...login, method: provider }) })
            }}
          >
            <ProviderMark provider={provider} />
            {t(messages.continueWith, { provider: name })}
          </Button>
        )
      })}
    </div>
  )
}

const failures: Record<Exclude<SocialFailure, 'cookies'>, string> = {
  blocked: messages.providerBlocked,
  closed: messages.providerClosed,
  refused: messages.providerFailed,
}

/** Status of a social login; for Apple with the shop's own error text (SOC-06). */
function SocialLoginStatus() {
  const t = useText()
  const login = useStore($socialLogin)
  const errorText = useStore($socialLoginsError)
  if (login.status === 'waiting')
    return <Message kind="info">{t(messages.providerWaits, { provider: providerNames[login.provider] })}</Message>
  if (login.status === 'failed' && login.failure === 'cookies') return <CookiesBlocked />
  const isApple = login.status === 'idle' || (login.provider === 'apple' && login.failure === 'refused')
  if (errorText !== undefined && isApple) return <Message kind="error">{errorText}</Message>
  if (login.status !== 'failed' || login.failure === 'cookies') return null
  return <Message kind="error">{t(failures[login.failure], { provider: providerNames[login.provider] })}</Message>
}
