import { hiddenParameters, hideParameters } from './hide-parameters.ts'

/** What a secret parameter of the address said; it leaves the address with that, if it has not left before (R12). */
export function secretParameter(name: string): string | undefined {
  if (typeof location !== 'undefined') hideParameters([name])
  return hiddenParameters().get(name) || undefined
}

/** A secret that has done its work. */
export const forgetSecretParameter = (name: string): void => {
  hiddenParameters().delete(name)
}
