import { atom, type ReadableAtom } from 'nanostores'
import { shared } from '../../base/shared.ts'
import { pageSettings } from '../../kit/settings.ts'

const storageKey = () => `${pageSettings().storagePrefix}:saved-page`

function read(): boolean {
  try {
    return sessionStorage.getItem(storageKey()) !== null
  } catch {
    return false // without storage the choice holds for this page
  }
}

function write(isShown: boolean): void {
  try {
    if (isShown) sessionStorage.setItem(storageKey(), '1')
    else sessionStorage.removeItem(storageKey())
  } catch {
    // as above
  }
}

const $chosen = shared('saved-page', () => atom(read()))

/** Whether the shopper would rather read saved pages than the offline screen; it holds for this tab until the connection is back. */
export const $savedPage: ReadableAtom<boolean> = $chosen

export function chooseSavedPage(isShown: boolean): void {
  if ($chosen.get() === isShown) return
  write(isShown)
  $chosen.set(isShown)
}
