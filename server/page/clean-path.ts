/**
 * A path as the shop stores it: decoded once, without trailing slashes. Undefined for an off-site path, one that cannot
 * be decoded, or contains a NUL, which no text column can hold.
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
