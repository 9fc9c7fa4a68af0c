/** The text that sets a cookie for the whole site. */
export const cookieText = (name: string, value: string, expires: Date): string =>
  `${encodeURIComponent(name)}=${encodeURIComponent(value)}; expires=${expires.toUTCString()}; path=/; SameSite=Lax`

/** The last second of a year. */
export const endOfYear = (year: number): Date => new Date(Date.UTC(year, 11, 31, 23, 59, 59))

/*
 * `document.cookie` throws in a sandboxed frame, and is an image where the page has <img name="cookie">; no markup hides the
 * accessor of the prototype.
 */

/** Sets a cookie where the browser allows it. */
export function writeCookie(name: string, value: string, expires: Date): void {
  try {
    Reflect.set(Document.prototype, 'cookie', cookieText(name, value, expires), document)
  } catch {
    // a sandboxed frame, or no browser
  }
}

/** The value of a cookie whose name needs no encoding; undefined when there is none or it cannot be read. */
export function readCookie(name: string): string | undefined {
  try {
    const [, found] = `; ${Reflect.get(Document.prototype, 'cookie', document)}`.split(`; ${name}=`) as [string, string]
    return decodeURIComponent(found.split(';')[0] as string)
  } catch {
    return undefined // none, a sandboxed frame, no browser, or a value that somebody else has written
  }
}
