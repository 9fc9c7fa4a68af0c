import { shared } from '../shared.ts'
import { $hash, $path, $search } from './url-parts.ts'

const pollIntervalMs = 100

/**
 * Keeps the stores of the URL up to date in browsers without the Navigation API (Firefox before 147, Safari before 26.2;
 * https://developer.mozilla.org/en-US/docs/Web/API/Navigation_API, 2026-11-24), which have no
 * event for `pushState` and `replaceState`. Compares the URL ten times a second while the page is visible. The methods of `history` stay
 * as they are: routers of host pages replace them, restore them or keep a copy from before the kit, and a page may have two versions of
 * the kit.
 */
function watch(): void {
  let seen = ''
  let timer: ReturnType<typeof setInterval> | undefined
  const compare = () => {
    if (location.href === seen) return
    seen = location.href
    $path.set(location.pathname)
    $search.set(location.search)
    $hash.set(location.hash)
  }
  const follow = () => {
    clearInterval(timer)
    timer = document.hidden ? undefined : setInterval(compare, pollIntervalMs)
    compare()
  }
  follow()
  document.addEventListener('visibilitychange', follow)
}

export const watchUrl = (): void => shared('address.watch', watch)
