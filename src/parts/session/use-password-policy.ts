import { useSettings } from '../../kit/host.ts'
import { useStore } from '../../kit/use-store.ts'
import type { PasswordPolicy } from '../../model/app/configuration.ts'
import { knownPolicy, passwordPolicyStore } from '../../stores/session/login/passwords.ts'
import { useConfiguration } from '../app/use-configuration.ts'

/** The password policy of the shop; that of its configuration until it loads or if it fails to load (PWD-15). */
export function usePasswordPolicy(): PasswordPolicy {
  const { value } = useStore(passwordPolicyStore(useSettings()))
  return knownPolicy(value, useConfiguration())
}
