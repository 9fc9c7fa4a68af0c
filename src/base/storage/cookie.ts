/** The text that sets a cookie for the whole site (L6). */
export const cookieText = (name: string, value: string, expires: Date): string =>
  `${encodeURIComponent(name)}=${encodeURIComponent(value)}; expires=${expires.toUTCString()}; path=/; SameSite=Lax`

/** The last second of a year. */
export const endOfYear = (year: number): Date => new Date(Date.UTC(year, 11, 31, 23, 59, 59))

export function writeCookie(name: string, value: string, expires: Date): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser, and not on plain http
  if (typeof document !== 'undefined') document.cookie = cookieText(name, value, expires)
}

/** The value of a cookie; undefined when there is none or it cannot be read. */
export function readCookie(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined
  const start = `${encodeURIComponent(name)}=`
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(start))
  try {
    return found && decodeURIComponent(found.slice(start.length))
  } catch {
    return undefined // written by somebody else
  }
}
