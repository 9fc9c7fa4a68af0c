/** Cookie text with `path=/`. */
export const cookieText = (name: string, value: string, expires: Date): string =>
  `${encodeURIComponent(name)}=${encodeURIComponent(value)}; expires=${expires.toUTCString()}; path=/; SameSite=Lax`

/** The last second of a year, UTC. */
export const endOfYear = (year: number): Date => new Date(Date.UTC(year, 11, 31, 23, 59, 59))

/*
 * `document.cookie` throws in a sandboxed frame, and <img name="cookie"> shadows it. The accessor of the prototype cannot be
 * shadowed by markup.
 */

/** Sets a cookie; does nothing if the browser blocks it. */
export function writeCookie(name: string, value: string, expires: Date): void {
  try {
    Reflect.set(Document.prototype, 'cookie', cookieText(name, value, expires), document)
  } catch {
    // a sandboxed frame, or no browser
  }
}

/** Value of a cookie whose name needs no encoding; undefined if it is missing or unreadable. */
export function readCookie(name: string): string | undefined {
  try {
    const [, found] = `; ${Reflect.get(Document.prototype, 'cookie', document)}`.split(`; ${name}=`) as [string, string]
    return decodeURIComponent(found.split(';')[0] as string)
  } catch {
    return undefined // no such cookie, a sandboxed frame, no browser, or a malformed value of another script
  }
}
