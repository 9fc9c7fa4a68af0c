/** Whether the page is framed by another origin. */
export function isFrameOfOtherSite(): boolean {
  try {
    return window.top !== null && window.top.location.origin !== location.origin
  } catch {
    return true // a cross-origin location is not readable
  }
}

/**
 * In a frame, requests access to the shop's cookies; the browser requires a user gesture. Resolves even if it is denied:
 * the next request shows whether cookies are sent.
 */
export async function requestStorageAccess(): Promise<void> {
  if (window.top === window.self || typeof document.requestStorageAccess !== 'function') return
  await document.requestStorageAccess().catch(() => {})
}
