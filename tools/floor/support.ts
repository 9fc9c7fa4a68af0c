import { createRequire } from 'node:module'
import type { CompatData, Identifier, SupportStatement } from '@mdn/browser-compat-data'
import { type Engine, floor } from './floor.ts'

/** Which version of which browser has which feature. */
export const data = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData

/** A part of a feature, or undefined. */
export const part = (feature: Identifier | undefined, name: string): Identifier | undefined =>
  feature && Object.hasOwn(feature, name) ? feature[name] : undefined

/** The parts of a feature by name. */
export const partsOf = (feature: Identifier): [name: string, Identifier][] =>
  Object.keys(feature).flatMap((name) => (name === '__compat' ? [] : [[name, feature[name] as Identifier]]))

const never = Number.POSITIVE_INFINITY

/** First version that has all of a feature without a setting. A prefix counts, as the build adds it. */
function versionOf(statement: SupportStatement | undefined): number {
  const complete = [statement ?? []]
    .flat()
    .filter((one) => !one.alternative_name && !one.flags && !one.version_removed && !one.partial_implementation)
  return Math.min(
    never,
    ...complete.map(({ version_added: added }) => (added ? Number.parseFloat(added.replace('≤', '')) || never : never)),
  )
}

function missing({ __compat }: Identifier, oldest: typeof floor): string[] | undefined {
  if (!__compat) return undefined
  return (Object.keys(oldest) as Engine[]).flatMap((engine) => {
    const version = versionOf(__compat.support[engine])
    return version <= oldest[engine] ? [] : `${engine} ${version === never ? 'in part or never' : version}`
  })
}

/**
 * The versions that a feature needs beyond the oldest browsers. If its name has several meanings, the one that most browsers support
 * counts.
 */
export const missingVersions = (meanings: readonly Identifier[], oldest = floor): string[] =>
  meanings
    .map((meaning) => missing(meaning, oldest))
    .filter((versions) => versions !== undefined)
    .sort((one, other) => one.length - other.length)[0] ?? []
