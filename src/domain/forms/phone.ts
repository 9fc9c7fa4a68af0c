import { phoneExtensionMaxDigits, phoneMaxDigits, phoneMinDigits } from '../constants.ts'

const maxPhoneLength = 20

/** A mailbox at a host with a dot; what more there is to it, only a mail can tell. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)

/** A number as people write it, without what only parts it: +370 (612) 34-567 is +37061234567. */
export const normalizePhone = (text: string): string => text.replace(/[\s()./-]/g, '')

/** Digits with an optional plus before them, at most 20 characters. */
export const isPhone = (text: string): boolean => /^\+?\d{2,}$/.test(text) && text.length <= maxPhoneLength

/** Calling codes are prefix-free (ITU E.164): 1 and 7 stand alone, these have two digits, all others three. */
const twoDigitCodes = /^(?:20|27|3[0-46]|39|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/

const parts = /^\+(\d+)(?:(?:;ext=|ext\.?|x|#)(\d+))?$/i

/** Digits of the calling code that an international number begins with. */
export const callingCodeLength = (digits: string): number => (/^[17]/.test(digits) ? 1 : twoDigitCodes.test(digits) ? 2 : 3)

/** A number with the plus that makes it international; an empty text stays empty. */
export const withPlus = (text: string): string => {
  const bare = normalizePhone(text)
  return bare === '' || bare.startsWith('+') ? bare : `+${bare}`
}

/** A plus, a calling code, a national number of 2 to 17 digits and perhaps an extension of up to 20 (FORM-40, FORM-41). */
export function isInternationalPhone(text: string): boolean {
  const [, digits = '', extension = ''] = parts.exec(text) ?? []
  if (digits.startsWith('0') || extension.length > phoneExtensionMaxDigits) return false
  const national = digits.length - callingCodeLength(digits)
  return national >= phoneMinDigits && national <= phoneMaxDigits
}
