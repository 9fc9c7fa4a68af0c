/*
 * What people paste carries characters that they do not see: direction marks from contacts, soft hyphens and look-alike hyphens from
 * PDFs, full-width digits from input methods. Page and server clean a field here before they judge it.
 */

/** Kinds of fields that are cleaned in their own way. `line` is any other single line, `text` may have several. */
export type TextKind = 'email' | 'phone' | 'code' | 'line' | 'text'

/** Direction marks, byte order marks, soft hyphens and half characters; keeps joiners, without which some names are misspelt. */
const stray = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffc\p{Surrogate}]/gu
const invisible = /[\p{Default_Ignorable_Code_Point}\u2800]/gu
const lineBreak = /\r\n?|[\x85\u2028\u2029]/g
const control = /(?![\t\n])\p{Cc}/gu
const spaces = /[\s\p{Cc}]+/gu
const hyphens = /[\p{Dash_Punctuation}\u02d7\u2043\u2212]/gu
const quotes = /["'«»‘’‚‛“”„‹›`´]/

/** A longer text cannot be a value of such a field, and would take long to search. */
const maxCode = 1000

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code))

/** The digits of every script stand in rows of ten, from 0 to 9. */
function toDigit(char: string): string {
  const code = char.codePointAt(0) ?? 0
  let before = 0
  while (isDigit(code - before - 1)) before += 1
  return String(before % 10)
}

const cleanText = (text: string) => text.replace(lineBreak, '\n').replace(stray, '').replace(control, '').trim()
const cleanLine = (text: string) => text.replace(stray, '').replace(spaces, ' ').trim()

/** A line with plain digits, hyphens and spaces, and nothing invisible. */
const cleanCode = (text: string) =>
  cleanLine(text.replace(invisible, '').normalize('NFKC').replace(invisible, ''))
    .replace(/(?![0-9])\p{Nd}/gu, toDigit)
    .replace(hyphens, '-')

const around = new RegExp(`^(?:[\\s<([{,;:.]|${quotes.source})+|(?:[\\s>)\\]},;:.!?]|${quotes.source})+$`, 'gu')
const mailScheme = /^(?:(?:mailto|e-?mail)\s*:\s*)+/i
const phoneScheme = /^(?:(?:tel|callto|sips?|sms|facetime|whatsapp|phone)\s*:[\s/]*|(?:tel|mob)\s*\.[\s:]*)+/i

/** The address in `Name <name@host.tld>`, `mailto:name@host.tld?subject=…` or `name@host.tld,`. */
function cleanEmail(text: string): string {
  const line = cleanCode(text)
  const address = /<([^<>]*@[^<>]*)>/.exec(line)?.[1] ?? line.replace(around, '')
  const bare = address.replace(mailScheme, '')
  return (bare === address ? bare : bare.replace(/\?.*$/, '')).replace(around, '').replace(/\s*@\s*/, '@')
}

/** Strips the scheme and whatever surrounds a number: `<tel:+370-612-34567>` becomes `+370-612-34567`. */
export function tidyPhone(text: string): string {
  const line = cleanCode(text.slice(0, maxCode)).replace(/^[\s<"']+|[\s>"',;:.!?]+$/g, '')
  const bare = line.replace(phoneScheme, '')
  // of an address of internet telephony only the user is a number
  const number = bare === line ? bare : bare.replace(/%2b/i, '+').replace(/@.*$|;(?!ext=).*$/i, '')
  // the digit for calls within the country does not belong to an international number
  return number.replace(/^(\+[\d\s-]+)\(0\)/, '$1')
}

/** Takes the separators of a number off: +370 (612) 34-567 becomes +37061234567. */
const cleanPhone = (text: string): string => tidyPhone(text).replace(/[\s()[\]/.·•_-]/g, '')

const cleaners: Readonly<Record<TextKind, (text: string) => string>> = {
  email: cleanEmail,
  phone: cleanPhone,
  code: cleanCode,
  line: cleanLine,
  text: cleanText,
}

/** Removes what pasting has added to the text of a field. Cleaning it again changes nothing. */
export function clean(kind: TextKind, text: string): string {
  const cleaner = text.length > maxCode && kind !== 'text' ? cleanLine : cleaners[kind]
  let before = text
  let after = cleaner(text)
  // what stood in brackets may have brackets of its own
  while (after !== before) {
    before = after
    after = cleaner(before)
  }
  return after
}

/** The kinds of a form's fields. A field without a kind, such as a password, keeps what was typed. */
export type TextKinds<V> = { readonly [K in keyof V]?: TextKind | undefined }

/** The values of a form as they are judged and sent. */
export function cleanFields<V extends object>(values: V, kinds: Readonly<Record<string, TextKind | undefined>>): V {
  const cleaned = Object.entries(values).map(([name, value]) => {
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
    return [name, kind && typeof value === 'string' ? clean(kind, value) : value]
  })
  return Object.fromEntries(cleaned) as V
}
