import type { Configuration } from '../src/model/app/configuration.ts'
import { overrideConfiguration } from '../src/stores/app/overrides.ts'

/** The configuration as a story begins: these fields over those of the shop, and the shop's own again when it ends. */
export const withConfiguration = (fields: Partial<Configuration>) => () => {
  overrideConfiguration(fields)
  return () => overrideConfiguration(undefined)
}
