import { getPasswordPolicy, postReset, postSetPassword, postUpdatePassword } from '../../../api/passwords.ts'
import { type RemoteStore, remote } from '../../../base/http/remote.ts'
import { type Connection, RequestError } from '../../../base/http/request.ts'
import type { Configuration, PasswordPolicy } from '../../../model/app/configuration.ts'
import { type FormSender, formSender } from '../../forms/sent-form.ts'

const policies = remote('password-policy', (connection, _: object, signal) => getPasswordPolicy(connection, signal))

/** The shop's password policy, requested once per page (PWD-15). */
export const passwordPolicyStore = (connection: Connection): RemoteStore<PasswordPolicy> => policies(connection, {})

/** The shop's policy. Until it has loaded, or if it fails to load, that of the configuration, or none. */
export const knownPolicy = (response: PasswordPolicy | undefined, configuration: Configuration | undefined): PasswordPolicy =>
  response ?? configuration?.passwordPolicy ?? {}

interface Recovery {
  connection: Connection
  lang: string
  email: string
}

/** Requests the email with the link to a new password (PWD-01). */
export const passwordRecovery = (): FormSender<Recovery> =>
  formSender(({ connection, lang, email }) => postReset(connection, { lang, email }))

interface NewPassword {
  connection: Connection
  password: string
  /** from the link in the email; without it, the password of the logged-in customer changes */
  id: string | undefined
}

/** Sets a password by the id from an email; without an id, changes the password of the customer (PWD-11, PWD-12). */
export const passwordChange = (): FormSender<NewPassword> =>
  formSender(({ connection, password, id }) =>
    id ? postSetPassword(connection, { password, id }) : postUpdatePassword(connection, { password }),
  )

/** Whether the shop requires a fresh login for the change (status 401) (R36). */
export const needsLogin = (error: unknown): boolean => error instanceof RequestError && error.status === 401
