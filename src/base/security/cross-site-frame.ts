/** Whether the page is shown inside a page of another site. */
export function isFrameOfOtherSite(): boolean {
  try {
    return window.top !== null && window.top.location.origin !== location.origin
  } catch {
    return true // what is above may not be looked at
  }
}

/**
 * Inside another site's frame, asks the browser for the shop's cookies; only a click may ask. Whatever is answered, the
 * caller goes on: what the browser keeps shows afterwards.
 */
export async function requestStorageAccess(): Promise<void> {
  if (window.top === window.self || typeof document.requestStorageAccess !== 'function') return
  await document.requestStorageAccess().catch(() => {})
}
