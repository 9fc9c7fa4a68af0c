/** Does something whenever the connection comes back; what is answered ends it. */
export function onOnline(work: () => void): () => void {
  const page = globalThis.window as Window | undefined
  page?.addEventListener('online', work)
  return () => page?.removeEventListener('online', work)
}
