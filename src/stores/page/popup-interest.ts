import { atom, onMount, type ReadableAtom } from 'nanostores'
import { $path } from '../../base/dom/url-parts.ts'
import { shared } from '../../base/shared.ts'
import { isHalfRead } from '../../domain/page/popup-interest.ts'
import { pageSettings } from '../../kit/settings.ts'

const storageKey = () => `${pageSettings().storagePrefix}:visited`

/** Whether this tab has shown another page of the shop before. */
function isSecondPage(path: string): boolean {
  try {
    const first = sessionStorage.getItem(storageKey())
    if (first === null) sessionStorage.setItem(storageKey(), path)
    return first !== null && first !== path
  } catch {
    return false // blocked: reading still counts
  }
}

const readPosition = () => ({ scrolled: scrollY, viewport: innerHeight, page: document.documentElement.scrollHeight })

/** Whether the visitor has shown interest: opened a second page or read half of a long one. */
export const $popupInterest: ReadableAtom<boolean> = shared('popup.interest', () => {
  const $interest = atom(false)
  onMount($interest, () => {
    const watch = new AbortController()
    const { signal } = watch
    const show = () => {
      $interest.set(true)
      watch.abort()
    }
    const check = () => isHalfRead(readPosition()) && show()
    const stopPath = $path.subscribe((path) => isSecondPage(path) && show())
    addEventListener('scroll', check, { signal, passive: true })
    check() // the scroll that caused this code to load has passed
    return () => {
      stopPath()
      watch.abort()
    }
  })
  return $interest
})
