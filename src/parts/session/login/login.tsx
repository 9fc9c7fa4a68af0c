import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { messages } from '../../../domain/messages.ts'
import type { LoginStep } from '../../../domain/session/login.ts'
import { offersPrivateRegistration, offersRegistration } from '../../../domain/session/registration.ts'
import { useSheet } from '../../../kit/use-sheet.ts'
import { useStore } from '../../../kit/use-store.ts'
import { registerLoginLayout } from '../../../stores/page/login-layout.ts'
import { socialReturn } from '../../../stores/session/login/social-return.ts'
import { $customer } from '../../../stores/session/session.ts'
import { useConfiguration } from '../../app/use-configuration.ts'
import { useText } from '../../app/use-text.ts'
import { useTitleTag } from '../../page/use-title-tag.ts'
import sheet from './login.css?sheet'
import { LoginStepView } from './login-step-view.tsx'
import { SignUpAside } from './sign-up-aside.tsx'
import { SocialLoginCallback } from './social-login-callback.tsx'
import { useLoginStep } from './use-login-step.ts'

export interface LoginProps {
  /** heading level of a step; default h1, or h2 if the page has an h1 */
  headingLevel?: number
  /** the first step; default from the URL */
  step?: string | undefined
  /** token from the confirmation email; default from the URL */
  token?: string | undefined
  /** id from the recovery email; default from the URL */
  resetId?: string | undefined
  /** false hides registration; the configuration must allow it as well */
  registration?: boolean | undefined
  /** offers the configured social login providers */
  social?: boolean
  /** URL to load after a login; same origin only */
  redirectUrl?: string | undefined
  /** reloads the page after a login */
  reload?: boolean
}

const titles: Record<LoginStep, string> = {
  login: messages.logIn,
  'email-approve': messages.logIn,
  'forgot-password': messages.passwordRecovery,
  'password-change': messages.setNewPassword,
  register: messages.registrationTitle,
}

/** The login layout: login, account confirmation, recovery, new password, registration and the callback of social logins. */
export function Login(props: LoginProps) {
  useSheet(sheet)
  const [returned, setReturned] = useState(socialReturn)
  const onCallbackFailure = useCallback(() => setReturned(undefined), [])
  useEffect(registerLoginLayout, [])
  return (
    <div className="login">
      {returned ? <SocialLoginCallback returned={returned} onFailure={onCallbackFailure} /> : <Steps {...props} />}
    </div>
  )
}

function Steps({ headingLevel, step: fixed, registration, ...rest }: LoginProps) {
  const t = useText()
  const configuration = useConfiguration()
  const offersRegister = (registration ?? true) && offersRegistration(configuration)
  const { step, requested, goTo } = useLoginStep(fixed, offersRegister)
  const customer = useStore($customer)
  const titleTag = useTitleTag()
  const heading = useRef<HTMLHeadingElement>(null)
  const lastStep = useRef(step)
  useLayoutEffect(() => {
    // focus the heading of a new step, so that it is read out, but not of the first
    if (lastStep.current !== step) heading.current?.focus()
    lastStep.current = step
  }, [step])
  if (requested === 'register' && !configuration) return <p role="status">{t(messages.loading)}</p>
  const isNarrow = step !== 'register'
  const Heading = headingLevel === undefined ? titleTag : (`h${headingLevel}` as 'h1')
  return (
    <div className="login-columns" data-step={step}>
      <div className="login-main">
        <Heading className="login-title" part="heading" tabIndex={-1} ref={heading}>
          {t(step === 'register' && offersPrivateRegistration(configuration?.features) ? messages.accountTitle : titles[step])}
        </Heading>
        <LoginStepView {...rest} step={step} goTo={goTo} />
        <slot name="after-form" />
      </div>
      {isNarrow && <slot name="aside">{offersRegister && !customer && step !== 'password-change' && <SignUpAside goTo={goTo} />}</slot>}
    </div>
  )
}
