/**
 * A path as the shop stores it: decoded once, without a last slash unless it is the home of a language. Undefined where it is
 * no path of this site: one with a NUL can be stored nowhere.
 */
export function cleanPath(path: string): string | undefined {
  if (!/^\/(?![/\\])/.test(path)) return undefined
  try {
    const decoded = decodeURIComponent(path)
    return decoded.includes('\0') ? undefined : decoded.replace(/(?<=[^/])\/+$/, '')
  } catch {
    return undefined
  }
}
