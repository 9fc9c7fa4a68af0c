import type { LoginStep } from '../../../domain/session/login.ts'
import { useStore } from '../../../kit/use-store.ts'
import { $customer } from '../../../stores/session/session.ts'
import { ApprovalStatus } from './approval-status.tsx'
import { LazyRegister } from './lazy-register.tsx'
import { LoggedIn } from './logged-in.tsx'
import type { LoginProps } from './login.tsx'
import { PasswordLogin } from './password-login.tsx'
import { PasswordStep } from './password-step.tsx'
import { Recovery } from './recovery.tsx'
import { SocialButtons } from './social-buttons.tsx'
import type { StepProps } from './step-link.tsx'
import { useLoginDone } from './use-login-done.ts'

type LoginStepViewProps = Omit<LoginProps, 'step' | 'registration'> & StepProps & { step: LoginStep }

/** View of a step (LOGIN-02..06). */
export function LoginStepView({ step, goTo, token, resetId, social = true, redirectUrl, reload = true }: LoginStepViewProps) {
  const customer = useStore($customer)
  const { done, leave } = useLoginDone({ redirectUrl, reload })
  if (step === 'forgot-password') return <Recovery goTo={goTo} />
  if (step === 'password-change') return <PasswordStep resetId={resetId} goTo={goTo} />
  if (step === 'register') return <LazyRegister goTo={goTo} onLoggedIn={leave} />
  if (customer && step === 'login') return <LoggedIn customer={customer} />
  return (
    <>
      {step === 'email-approve' && <ApprovalStatus token={token} />}
      <PasswordLogin goTo={goTo} onDone={done} />
      <slot name="terms" />
      {social && <SocialButtons onDone={done} />}
    </>
  )
}
