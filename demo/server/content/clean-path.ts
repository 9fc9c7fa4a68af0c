/**
 * A path as the shop stores it: decoded once, without a last slash unless it is the home of a language. Undefined where it is
 * no path of this site.
 */
export function cleanPath(path: string): string | undefined {
  if (!/^\/(?![/\\])/.test(path)) return undefined
  try {
    return decodeURIComponent(path).replace(/(?<=[^/])\/+$/, '')
  } catch {
    return undefined
  }
}
