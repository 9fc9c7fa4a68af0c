import type * as z from 'zod/mini'
import { kebab } from '../../src/kit/settings.ts'

/** Converts the text of an attribute to a value. `read` throws on invalid text. */
export interface AttributeType<T> {
  kind: 'text' | 'number' | 'boolean' | 'choice' | 'list' | 'json'
  /** value of an absent attribute */
  fallback: T
  /** value of an invalid attribute; default: `fallback` */
  invalid?: T
  read: (text: string) => T
  allowedValues?: readonly string[]
  /** validates a value set as a property; any value is valid when absent */
  accepts?: (value: unknown) => boolean
  /** converts a value set as a property, instead of `accepts`; throws on an invalid value */
  take?: (value: unknown) => T
  /** attribute name; default: the property name in kebab-case */
  written?: string
}

/** The attribute name of a property. */
export const attributeOf = (property: string, { written }: Pick<AttributeType<unknown>, 'written'>): string => written ?? kebab(property)

const isText = (value: unknown) => typeof value === 'string'

/** Text; undefined when absent, unless a fallback is given. */
export const text = <F extends string | undefined = undefined>(fallback?: F): AttributeType<string | F> => ({
  kind: 'text',
  fallback: fallback as F,
  accepts: isText,
  read: (value) => value,
})

interface Limits {
  min?: number
  max?: number
  integer?: boolean
}

/** A number between `min` and `max`, both inclusive. */
export function number<F extends number | undefined>(
  fallback: F,
  { min = -Infinity, max = Infinity, integer = false }: Limits = {},
): AttributeType<number | F> {
  const fits = (value: unknown): value is number =>
    typeof value === 'number' && value >= min && value <= max && (!integer || Number.isSafeInteger(value))
  return {
    kind: 'number',
    fallback,
    accepts: fits,
    read(value) {
      const read = value.trim() === '' ? Number.NaN : Number(value)
      if (!fits(read)) throw new Error(`expected a ${integer ? 'whole ' : ''}number${describeLimits(min, max)}`)
      return read
    },
  }
}

const describeLimits = (min: number, max: number) =>
  (Number.isFinite(min) ? ` from ${min}` : '') + (Number.isFinite(max) ? ` up to ${max}` : '')

const yes = new Set(['', 'true', 'on', 'yes', '1'])
const no = new Set(['false', 'off', 'no', '0'])

/** A boolean: "", true, on, yes, 1 are true; false, off, no, 0 are false; undefined when absent, unless a fallback is given. */
export function flag<F extends boolean | undefined = undefined>(fallback?: F): AttributeType<boolean | F> {
  return {
    kind: 'boolean',
    fallback: fallback as F,
    accepts: (value) => typeof value === 'boolean',
    read(value) {
      const word = value.trim().toLowerCase()
      if (yes.has(word)) return true
      if (no.has(word)) return false
      throw new Error('expected true or false')
    },
  }
}

/** One of the allowed values. */
export function oneOf<const T extends string, F extends NoInfer<T> | undefined = undefined>(
  allowed: readonly T[],
  fallback?: F,
): AttributeType<T | F> {
  const known = (value: unknown): value is T => allowed.some((allowedValue) => allowedValue === value)
  return {
    kind: 'choice',
    fallback: fallback as F,
    allowedValues: allowed,
    accepts: known,
    read(value) {
      if (!known(value)) throw new Error(`expected one of ${allowed.join(', ')}`)
      return value
    },
  }
}

/** A list of values separated by commas or spaces. */
export const words = (): AttributeType<string[] | undefined> => ({
  kind: 'list',
  fallback: undefined,
  accepts: (value) => Array.isArray(value) && value.every(isText),
  read: (value) => value.split(/[\s,]+/).filter(Boolean),
})

/** JSON that is validated by a schema. */
export function json<S extends z.ZodMiniType>(schema: S): AttributeType<z.output<S> | undefined> {
  const take = (value: unknown) => {
    const result = schema.safeParse(value)
    if (!result.success) throw new Error(result.error.issues[0]?.message ?? 'invalid value')
    return result.data
  }
  return {
    kind: 'json',
    fallback: undefined,
    take,
    read: (value) => take(JSON.parse(value)),
  }
}

/** The value of an attribute that cannot be read. */
export const invalidValue = (type: AttributeType<unknown>): unknown => ('invalid' in type ? type.invalid : type.fallback)
