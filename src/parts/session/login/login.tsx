import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { messages } from '../../../domain/messages.ts'
import type { LoginStep } from '../../../domain/session/login.ts'
import { offersRegistration } from '../../../domain/session/registration.ts'
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
  /** level of the heading of a step; when absent that of the page, or one below it */
  headingLevel?: number
  /** the first step; the address decides when absent */
  step?: string | undefined
  /** of the mail that confirms an account; that of the address when absent */
  token?: string | undefined
  /** of the mail that leads to a new password; that of the address when absent */
  resetId?: string | undefined
  /** offers registration; as the configuration says when absent */
  registration?: boolean | undefined
  /** offers other providers, as far as they are set up */
  social?: boolean
  /** where a login leads, on the page's own origin */
  redirectUrl?: string | undefined
  /** loads the page anew after a login */
  reload?: boolean
}

const titles: Record<LoginStep, string> = {
  login: messages.logIn,
  'email-approve': messages.logIn,
  'forgot-password': messages.passwordRecovery,
  'password-change': messages.setNewPassword,
  register: messages.registrationTitle,
}

/** The login layout: login, approval, recovery, a new password, registration, and where other providers lead back to. */
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
  const { step, wish: requested, goTo } = useLoginStep(fixed, offersRegister)
  const customer = useStore($customer)
  const titleTag = useTitleTag()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useLayoutEffect(() => {
    // a step that has been taken is read out; the first one is only there
    if (shown.current !== step) heading.current?.focus()
    shown.current = step
  }, [step])
  if (requested === 'register' && !configuration) return <p role="status">{t(messages.loading)}</p>
  const isNarrow = step !== 'register'
  const Heading = headingLevel === undefined ? titleTag : (`h${headingLevel}` as 'h1')
  return (
    <div className="login-columns" data-step={step}>
      <div className="login-main">
        <Heading className="login-title" part="heading" tabIndex={-1} ref={heading}>
          {t(titles[step])}
        </Heading>
        <LoginStepView {...rest} step={step} goTo={goTo} />
        <slot name="after-form" />
      </div>
      {isNarrow && <slot name="aside">{offersRegister && !customer && step !== 'password-change' && <SignUpAside goTo={goTo} />}</slot>}
    </div>
  )
}
