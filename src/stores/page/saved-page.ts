import { atom, type ReadableAtom } from 'nanostores'
import { shared } from '../../base/shared.ts'
import { pageSettings } from '../../kit/settings.ts'

const storageKey = () => `${pageSettings().storagePrefix}:saved-page`

function read(): boolean {
  try {
    return sessionStorage.getItem(storageKey()) !== null
  } catch {
    return false // blocked: the choice lasts until the page unloads
  }
}

function write(isShown: boolean): void {
  try {
    if (isShown) sessionStorage.setItem(storageKey(), '1')
    else sessionStorage.removeItem(storageKey())
  } catch {
    // blocked, see `read`
  }
}

const $chosen = shared('saved-page', () => atom(read()))

/** Whether the user chose to read saved pages instead of the offline screen. Kept per tab until the browser is online again. */
export const $savedPage: ReadableAtom<boolean> = $chosen

export function chooseSavedPage(isShown: boolean): void {
  if ($chosen.get() === isShown) return
  write(isShown)
  $chosen.set(isShown)
}
