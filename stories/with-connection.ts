import { chooseSavedPage } from '../src/stores/page/saved-page.ts'

/** The browser says that its connection went or came. */
export function setOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline })
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

/** The story begins with a connection, and ends with one. */
export const withConnection = () => {
  chooseSavedPage(false)
  return () => {
    if (!navigator.onLine) setOnline(true)
    Reflect.deleteProperty(navigator, 'onLine')
    chooseSavedPage(false)
  }
}
