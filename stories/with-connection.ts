import { chooseSavedPage } from '../src/stores/page/saved-page.ts'

/** Simulates going online or offline. */
export function setOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline })
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

/** Makes a story start and end online. */
export const withConnection = () => {
  chooseSavedPage(false)
  return () => {
    if (!navigator.onLine) setOnline(true)
    Reflect.deleteProperty(navigator, 'onLine')
    chooseSavedPage(false)
  }
}
