import { messages } from '../../../domain/messages.ts'
import { lazyComponent } from '../../app/lazy-component.tsx'
import { useText } from '../../app/use-text.ts'
import { StepLink, type StepProps } from './step-link.tsx'

const RegisterForm = lazyComponent(() => import('../register/register-form.tsx').then((file) => file.RegisterForm))

/** The registration form; its code loads on first render (LOGIN-06). */
export function LazyRegister({ goTo, onLoggedIn }: StepProps & { onLoggedIn: () => void }) {
  const t = useText()
  const toLogin = (
    <StepLink step="login" className="login-link" goTo={goTo}>
      {t(messages.backToLogin)}
    </StepLink>
  )
  return <RegisterForm reload={onLoggedIn} aside={toLogin} fallback={<p role="status">{t(messages.loading)}</p>} />
}
