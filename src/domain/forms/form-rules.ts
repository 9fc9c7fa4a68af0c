import { messages } from '../messages.ts'
import { clean } from './clean-text.ts'
import { isEmail, isInternationalPhone, isPhone, withPlus } from './phone.ts'

/** A rule of a field (FORM-03..14). `text` replaces the default message. Lengths in characters; limits are inclusive. */
export type Rule = (
  | { rule: 'required' }
  | { rule: 'minLength'; minLength: number }
  | { rule: 'maxLength'; maxLength: number }
  | { rule: 'requireLetter' }
  | { rule: 'requireNumber' }
  | { rule: 'min'; min: number }
  | { rule: 'max'; max: number }
  | { rule: 'pattern'; pattern: RegExp }
  /** equal to another field, which the message calls `name` */
  | { rule: 'match'; field: string; name: string }
  | { rule: 'format'; format: 'json' | 'email' | 'phone' | 'number' }
) & { text?: string }

/** A validation error: a text key and the values of its placeholders. */
export interface Problem {
  text: string
  values?: Record<string, string | number>
  /** the shop has said it, in the language of the visitor: it is no key */
  isSaid?: true
}

/** A longer text fails any pattern unchecked, because backtracking could block the page (R11). */
const maxPatternInput = 10_000

/** True for missing values, false, NaN, blank text and empty lists; not for 0. */
export const isEmptyValue = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  (typeof value === 'number' && Number.isNaN(value)) ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

const sameValue = (one: unknown, other: unknown) => one === other || (isEmptyValue(one) && isEmptyValue(other))

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

const formats = {
  json: { isValid: isJson, text: messages.wrongJson },
  email: { isValid: (text: string) => isEmail(clean('email', text)), text: messages.wrongEmail },
  /** of a phone, with or without its country */
  number: { isValid: isPhone, text: messages.wrongPhone },
  phone: { isValid: (text: string) => isInternationalPhone(withPlus(text)), text: messages.wrongPhone },
}

const matchesPattern = (text: string, pattern: RegExp) => text.length <= maxPatternInput && text.search(pattern) >= 0

/** Checks one rule. Only `required` and `match` check empty values: an empty repetition does not match. */
function problemOf(value: unknown, rule: Rule, values: Readonly<Record<string, unknown>>): Problem | undefined {
  if (rule.rule === 'required') return isEmptyValue(value) ? { text: messages.fieldRequired } : undefined
  if (rule.rule === 'match') {
    const other = Object.hasOwn(values, rule.field) ? values[rule.field] : undefined
    return sameValue(value, other) ? undefined : { text: messages.doesNotMatch, values: { name: rule.name } }
  }
  if (isEmptyValue(value)) return undefined
  const text = String(value)
  switch (rule.rule) {
    case 'minLength':
      return text.length < rule.minLength ? { text: messages.atLeastCharacters, values: { minLength: rule.minLength } } : undefined
    case 'maxLength':
      return text.length > rule.maxLength ? { text: messages.lessThanCharacters, values: { maxLength: rule.maxLength } } : undefined
    case 'requireLetter':
      return /\p{L}/u.test(text) ? undefined : { text: messages.needsLetter }
    case 'requireNumber':
      return /\d/.test(text) ? undefined : { text: messages.needsNumber }
    case 'min':
      return Number(value) >= rule.min ? undefined : { text: messages.atLeastValue, values: { min: rule.min } }
    case 'max':
      return Number(value) <= rule.max ? undefined : { text: messages.atMostValue, values: { max: rule.max } }
    case 'pattern':
      return matchesPattern(text, rule.pattern) ? undefined : { text: messages.wrongFormat }
    case 'format':
      return formats[rule.format].isValid(text) ? undefined : { text: formats[rule.format].text }
  }
}

/** Checks rules in order and returns the first problem (FORM-01). `values`: all values of the form, for `match`. */
export function firstProblem(value: unknown, rules: readonly Rule[], values: Readonly<Record<string, unknown>> = {}): Problem | undefined {
  for (const rule of rules) {
    const problem = problemOf(value, rule, values)
    if (problem) return rule.text === undefined ? problem : { ...problem, text: rule.text }
  }
  return undefined
}
