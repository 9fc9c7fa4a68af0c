import type { Visit } from './visit.ts'

/** One promise of the contract. */
export interface Check {
  /** the promise, as a statement */
  name: string
  /** if it fails, the capability is missing; unless it passes, the other checks are skipped */
  isEssential?: boolean
  /** throws an `Unmet` or an `Untried` */
  run(visit: Visit): Promise<unknown>
}

/** What a server can do for some tags. */
export interface Capability {
  id: string
  title: string
  /** the tags that need it, without `shop-` */
  tags: readonly string[]
  /** every shop needs it */
  isCore?: boolean
  checks: readonly Check[]
}

/** Capabilities that the same tags need. */
export interface Subject {
  id: string
  title: string
  capabilities: readonly Capability[]
}

/** Runs the first check of a capability, without which the capability counts as missing. */
export const essential = (name: string, run: Check['run']): Check => ({ name, run, isEssential: true })
export const check = (name: string, run: Check['run']): Check => ({ name, run })
