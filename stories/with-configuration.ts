import type { Configuration } from '../src/model/app/configuration.ts'
import { overrideConfiguration } from '../src/stores/app/overrides.ts'

/** Overrides fields of the configuration during a story. */
export const withConfiguration = (fields: Partial<Configuration>) => () => {
  overrideConfiguration(fields)
  return () => overrideConfiguration(undefined)
}
