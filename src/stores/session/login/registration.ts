import { postConfirmationEmail, postRegistration } from '../../../api/registration.ts'
import { reloadPage } from '../../../base/dom/url-parts.ts'
import { type Connection, RequestError } from '../../../base/http/request.ts'
import { registrationReloadMs } from '../../../domain/constants.ts'
import { serverMessage } from '../../../domain/forms/form-values.ts'
import { type RegistrationMode, type RegistrationValues, toRegistration } from '../../../domain/session/registration.ts'
import { type FormSender, formSender } from '../../forms/sent-form.ts'
import { sendTabMessage } from '../tab-message.ts'
import { afterLogin } from './login.ts'
import { refreshSession } from './session-start.ts'

/** A filled-in form, and what the shop does with new accounts at that moment. */
export interface RegistrationAttempt {
  values: RegistrationValues
  connection: Connection
  lang: string
  mode: RegistrationMode
}

interface Following {
  /** hears what the shop has answered */
  onDone?: (result: unknown, attempt: RegistrationAttempt) => void
  /** the way on, 4 s later, for who is logged in now */
  reload?: () => void
}

/** What follows: the account waits and the page stays (REG-02), or it is logged in and the page is loaded anew (REG-05); other tabs hear of it (REG-09). */
function follow(mode: RegistrationMode, reload: () => void): void {
  if (mode === 'session') {
    afterLogin('sign_up')
    setTimeout(reload, registrationReloadMs)
    return
  }
  sendTabMessage('sign_up')
  if (mode === 'approval') setTimeout(refreshSession, registrationReloadMs)
}

/** One registration form: sends it, and rests 20 s after each attempt that was sent. */
export const registrationSender = ({ onDone, reload = reloadPage }: Following = {}): FormSender<RegistrationAttempt> =>
  formSender(async (attempt) => {
    const { values, connection, lang, mode } = attempt
    const result = await postRegistration(connection, toRegistration(values), { lang, temporary: mode === 'session' })
    follow(mode, reload)
    onDone?.(result, attempt)
  })

/** Asks for the mail that confirms an account once more (REG-03); rests as the form does. */
export const confirmationSender = (connection: Connection, lang: string): FormSender<string> =>
  formSender((email) => postConfirmationEmail(connection, { lang, email }))

/** What the shop has said of a registration that failed; undefined when it has said nothing (REG-10). */
export const registrationMessage = (error: unknown): string | undefined =>
  error instanceof RequestError ? serverMessage(error.body) : undefined
