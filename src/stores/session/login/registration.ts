import { postConfirmationEmail, postOrderAccount, postRegistration } from '../../../api/registration.ts'
import { reloadPage } from '../../../base/dom/url-parts.ts'
import { type Connection, RequestError } from '../../../base/http/request.ts'
import { registrationReloadMs } from '../../../domain/constants.ts'
import { serverMessage } from '../../../domain/forms/form-values.ts'
import {
  type RegistrationMode,
  type RegistrationValues,
  toPersonRegistration,
  toRegistration,
} from '../../../domain/session/registration.ts'
import { type FormSender, formSender } from '../../forms/sent-form.ts'
import { sendTabMessage } from '../tab-message.ts'
import { afterLogin } from './login.ts'
import { refreshSession } from './session-start.ts'

/** The values of a form, and what the shop does with new accounts at the moment of sending. */
export interface RegistrationAttempt {
  values: RegistrationValues
  /** of a private buyer, not of a company */
  isPrivate?: boolean
  connection: Connection
  lang: string
  mode: RegistrationMode
}

interface Following {
  /** called with the response of the shop */
  onDone?: (result: unknown, attempt: RegistrationAttempt) => void
  /** runs 4 s after a registration that also logs in */
  reload?: () => void
}

/**
 * Refreshes the session of an account that needs approval (REG-02), reloads the page of one that is logged in (REG-05). Notifies other
 * tabs (REG-09).
 */
function follow(mode: RegistrationMode, reload: () => void): void {
  if (mode === 'session') {
    afterLogin('sign_up')
    setTimeout(reload, registrationReloadMs)
    return
  }
  sendTabMessage('sign_up')
  if (mode === 'approval') setTimeout(refreshSession, registrationReloadMs)
}

/** The sender of one registration form. Its button is disabled for 20 s after each request. */
export const registrationSender = ({ onDone, reload = reloadPage }: Following = {}): FormSender<RegistrationAttempt> =>
  formSender(async (attempt) => {
    const { values, isPrivate, connection, lang, mode } = attempt
    const body = isPrivate ? toPersonRegistration(values) : toRegistration(values)
    const result = await postRegistration(connection, body, { lang, temporary: mode === 'session' })
    follow(mode, reload)
    onDone?.(result, attempt)
  })

interface OrderAccount {
  order: string
  password: string
  mode: RegistrationMode
}

/** Creates an account of the guest who placed an order; the shop takes everything else from the order. */
export const orderAccountSender = (connection: Connection, lang: string, onDone: () => void): FormSender<OrderAccount> =>
  formSender(async ({ order, password, mode }) => {
    await postOrderAccount(connection, { order, password, gdprAccepted: true }, { lang, temporary: mode === 'session' })
    follow(mode, reloadPage)
    onDone()
  })

/** Requests the confirmation email again (REG-03). The same 20 s apply. */
export const confirmationSender = (connection: Connection, lang: string): FormSender<string> =>
  formSender((email) => postConfirmationEmail(connection, { lang, email }))

/** The shop's message about a failed registration; undefined without one (REG-10). */
export const registrationMessage = (error: unknown): string | undefined =>
  error instanceof RequestError ? serverMessage(error.body) : undefined
