import { messages } from '../../../domain/messages.ts'
import { loginProblemText } from '../../../domain/session/login.ts'
import type { LoginOutcome } from '../../../stores/session/login/log-in.ts'
import { Message } from '../../../ui/message.tsx'
import { useText } from '../../app/use-text.ts'
import { CookiesBlocked } from './cookies-blocked.tsx'

type LoginFailure = Extract<LoginOutcome, { problem: unknown }>['problem']

/** What the login form has to say: what is wrong with the form, why nobody was logged in, what became of the mail. */
export interface LoginStatus {
  kind: LoginFailure | 'FormInvalid' | 'Resent' | 'ResendFailed'
  /** whom it is about */
  email?: string
}

const texts: Record<LoginStatus['kind'], string> = {
  ...loginProblemText,
  CookiesBlocked: messages.cookiesBlocked,
  FormInvalid: messages.formInvalid,
  Resent: messages.resent,
  ResendFailed: messages.somethingWentWrong,
}

/** The text key of some news. */
export const loginStatusText = (kind: LoginStatus['kind']): string => texts[kind]

/** The message above the login form; a mail that did not come can be sent again there (LOGIN-10..17). */
export function LoginStatusMessage({ news: status, onResend }: { news: LoginStatus | undefined; onResend: (email: string) => void }) {
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
