/** Calls `work` when the page is left or goes into the background, from where it may be discarded without another event. */
export function onPageHidden(work: () => void): void {
  const page = globalThis.window as Window | undefined
  page?.addEventListener('pagehide', work)
  page?.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && work()) // bubbles from the document
}
