import type { LoginStep } from '../../../domain/session/login-step.ts'

/** What every step of the login layout gets. */
export interface StepProps {
  goTo: (step: LoginStep) => void
}
