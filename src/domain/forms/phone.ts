import { phoneExtensionMaxDigits, phoneMaxCharacters, phoneMaxDigits, phoneMinDigits } from '../constants.ts'
import { clean } from './clean-text.ts'

/** no colons, brackets or commas, with which an address could name further recipients of a mail */
const email = /^[^\s\p{Cc}@,;:<>()[\]\\"]+@[^\s\p{Cc}@.,;:<>()[\]\\"]+(\.[^\s\p{Cc}@.,;:<>()[\]\\"]+)+$/u

/** Accepts any `name@host.tld`. A stricter check would prove nothing: only a sent email verifies an address. */
export const isEmail = (text: string): boolean => email.test(text)

/** Takes off what is not part of a number: +370 (612) 34-567 becomes +37061234567. */
export const normalizePhone = (text: string): string => clean('phone', text)

/** Two or more digits with an optional leading plus, at most 20 characters. */
export const isPhone = (text: string): boolean => /^\+?\d{2,}$/.test(text) && text.length <= phoneMaxCharacters

/** Calling codes are prefix-free (ITU E.164): 1 and 7 have one digit, these have two, all others three. */
const twoDigitCodes = /^(?:20|27|3[0-46]|39|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/

const parts = /^\+(\d+)(?:(?:;ext=|ext\.?|x|#)(\d+))?$/i

/** Number of digits of the calling code at the start of an international number. */
export const callingCodeLength = (digits: string): number => (/^[17]/.test(digits) ? 1 : twoDigitCodes.test(digits) ? 2 : 3)

/** Adds the leading plus of an international number; '' stays ''. */
export const withPlus = (text: string): string => {
  const bare = normalizePhone(text)
  return bare === '' || bare.startsWith('+') ? bare : `+${bare}`
}

/** A stored number as people read it: +37061234567 becomes +370 612 345 67. Returns anything but an international number unchanged. */
export function groupPhone(text: string): string {
  const [, digits] = /^\+([1-9]\d{7,})$/.exec(text) ?? []
  if (!digits) return text
  const codeLength = callingCodeLength(digits)
  return `+${digits.slice(0, codeLength)} ${digits.slice(codeLength).replace(/\d{3}(?=\d{2})/g, '$& ')}`
}

/** A plus, a calling code, a national number of 2 to 17 digits and an optional extension of up to 20 (FORM-40, FORM-41). */
export function isInternationalPhone(text: string): boolean {
  const [, digits = '', extension = ''] = parts.exec(text) ?? []
  if (digits.startsWith('0') || extension.length > phoneExtensionMaxDigits) return false
  const national = digits.length - callingCodeLength(digits)
  return national >= phoneMinDigits && national <= phoneMaxDigits
}
