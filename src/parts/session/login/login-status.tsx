import { messages } from '../../../domain/messages.ts'
import { loginProblemText } from '../../../domain/session/login.ts'
import type { LoginOutcome } from '../../../stores/session/login/log-in.ts'
import { Message } from '../../../ui/message.tsx'
import { useText } from '../../app/use-text.ts'
import { CookiesBlocked } from './cookies-blocked.tsx'

type LoginFailure = Extract<LoginOutcome, { problem: unknown }>['problem']

/** Status of the login form: invalid form, failed login, or result of resending the email. */
export interface LoginStatus {
  kind: LoginFailure | 'FormInvalid' | 'Resent' | 'ResendFailed'
  /** the address it concerns */
  email?: string
}

const texts: Record<LoginStatus['kind'], string> = {
  ...loginProblemText,
  CookiesBlocked: messages.cookiesBlocked,
  FormInvalid: messages.formInvalid,
  Resent: messages.resent,
  ResendFailed: messages.somethingWentWrong,
}

/** Text key of a status. */
export const loginStatusText = (kind: LoginStatus['kind']): string => texts[kind]

/** The message above the login form, with a button to resend the confirmation email (LOGIN-10..17). */
export function LoginStatusMessage({ status, onResend }: { status: LoginStatus | undefined; onResend: (email: string) => void }) {
  const t = useText()
  if (!status) return null
  const { kind, email } = status
  if (kind === 'CookiesBlocked') return <CookiesBlocked />
  const offersResend = (kind === 'EmailNotValidated' || kind === 'ResendFailed') && email !== undefined
  return (
    <Message
      kind={kind === 'Resent' ? 'success' : 'error'}
      action={offersResend ? { label: t(messages.resend), run: () => onResend(email) } : undefined}
    >
      {t(loginStatusText(kind))}
    </Message>
  )
}
