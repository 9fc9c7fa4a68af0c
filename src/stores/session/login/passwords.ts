import { getPasswordPolicy, postReset, postSetPassword, postUpdatePassword } from '../../../api/passwords.ts'
import { type RemoteStore, remote } from '../../../base/http/remote.ts'
import { type Connection, RequestError } from '../../../base/http/request.ts'
import type { Configuration, PasswordPolicy } from '../../../model/app/configuration.ts'
import { type FormSender, formSender } from '../../forms/sent-form.ts'

const policies = remote('password-policy', (connection, _: object, signal) => getPasswordPolicy(connection, signal))

/** What the shop asks of passwords, asked once per page by whoever shows a password form (PWD-15). */
export const passwordPolicyStore = (connection: Connection): RemoteStore<PasswordPolicy> => policies(connection, {})

/** The policy that holds: the shop's answer, until then and without one that of the configuration, else none. */
export const knownPolicy = (response: PasswordPolicy | undefined, configuration: Configuration | undefined): PasswordPolicy =>
  response ?? configuration?.passwordPolicy ?? {}

interface Recovery {
  connection: Connection
  lang: string
  email: string
}

/** Asks for the mail that leads to a new password (PWD-01). */
export const passwordRecovery = (): FormSender<Recovery> =>
  formSender(({ connection, lang, email }) => postReset(connection, { lang, email }))

interface NewPassword {
  connection: Connection
  password: string
  /** of the mail; without it the password of who is logged in is changed */
  id: string | undefined
}

/** Sets a password with the id of a mail, changes that of the customer without one (PWD-11, PWD-12). */
export const passwordChange = (): FormSender<NewPassword> =>
  formSender(({ connection, password, id }) =>
    id ? postSetPassword(connection, { password, id }) : postUpdatePassword(connection, { password }),
  )

/** Whether a change was refused because the login is too long ago (R36). */
export const needsLogin = (error: unknown): boolean => error instanceof RequestError && error.status === 401
