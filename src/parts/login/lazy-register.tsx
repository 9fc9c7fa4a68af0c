import { lazy, Suspense } from 'react'
import { loadChunk } from '../../base/chunk.ts'
import { messages } from '../../domain/messages.ts'
import { useText } from '../use-text.ts'
import { StepLink } from './step-link.tsx'
import type { StepProps } from './step-props.ts'

const RegisterForm = lazy(() => loadChunk(() => import('../register/register-form.tsx')).then((file) => ({ default: file.RegisterForm })))

/** The registration form; its code comes when it is wanted (LOGIN-06). */
export function LazyRegister({ goTo, onLoggedIn }: StepProps & { onLoggedIn: () => void }) {
  const t = useText()
  const toLogin = (
    <StepLink step="login" className="login-link" goTo={goTo}>
      {t(messages.backToLogin)}
    </StepLink>
  )
  return (
    <Suspense fallback={<p role="status">{t(messages.loading)}</p>}>
      <RegisterForm reload={onLoggedIn} aside={toLogin} />
    </Suspense>
  )
}
