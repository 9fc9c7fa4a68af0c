import { atom, onMount } from 'nanostores'
import { withServerValue } from '../server-value.ts'
import { shared } from '../shared.ts'

/**
 * A part of the page's URL as a store. Follows back and forward, and `pushState` and `replaceState` of the kit and of other scripts: by
 * the Navigation API, else by watch-url.chunk.ts.
 */
export const urlPart = (part: 'pathname' | 'search' | 'hash', fallback: string) =>
  shared(`address.${part}`, () => {
    const current = () => (typeof location === 'undefined' ? fallback : location[part])
    const store = atom(current())
    onMount(store, () => {
      const follow = () => store.set(current())
      follow()
      addEventListener('popstate', follow)
      const navigation = (globalThis as { navigation?: EventTarget }).navigation
      navigation?.addEventListener('currententrychange', follow)
      return () => {
        removeEventListener('popstate', follow)
        navigation?.removeEventListener('currententrychange', follow)
      }
    })
    return store
  })

export const $path = urlPart('pathname', '/')

/** Calls `run` when the path of the URL changes, but not its query or hash. Returns an unsubscribe function. */
export const onPathChange = (run: () => void): (() => void) => $path.listen(() => run())

/** Query string of the URL, with its question mark. */
export const $search = urlPart('search', '')

/** Hash of the URL, with its `#`. Browsers do not send it to the server. */
export const $hash = withServerValue(urlPart('hash', ''), '')

/** Changes the hash without a history entry. */
export function replaceHash(hash: string): void {
  // an absolute URL, because a <base> changes what a relative one resolves to
  const url = new URL(location.href)
  url.hash = hash
  if (url.href !== location.href) history.replaceState(history.state, '', url)
}

/** Reloads the document, which clears all state in memory. */
export const reloadPage = (): void => location.reload()
