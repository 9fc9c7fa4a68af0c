const maxPhoneLength = 20

/** A mailbox at a host with a dot; what more there is to it, only a mail can tell. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)

/** A number as people write it, without what only parts it: +370 (612) 34-567 is +37061234567. */
export const normalizePhone = (text: string): string => text.replace(/[\s()./-]/g, '')

/** Digits with an optional plus before them, at most 20 characters (K13). */
export const isPhone = (text: string): boolean => /^\+?\d{2,}$/.test(text) && text.length <= maxPhoneLength
