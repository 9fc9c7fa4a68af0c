import { getPasswordPolicy } from '../../../api/passwords.ts'
import { type RemoteStore, remote } from '../../../base/http/remote.ts'
import type { Connection } from '../../../base/http/request.ts'
import type { Configuration } from '../../../model/app/configuration.ts'
import type { PasswordPolicy } from '../../../model/session/password-policy.ts'

const policies = remote('password-policy', (connection, _: object, signal) => getPasswordPolicy(connection, signal))

/** What the shop asks of passwords, asked once per page by whoever shows a password form (PWD-15). */
export const passwordPolicyStore = (connection: Connection): RemoteStore<PasswordPolicy> => policies(connection, {})

/** The policy that holds: the shop's answer, until then and without one that of the configuration, else none (K6). */
export const knownPolicy = (response: PasswordPolicy | undefined, configuration: Configuration | undefined): PasswordPolicy =>
  response ?? configuration?.passwordPolicy ?? {}
