import { shared } from '../../base/shared.ts'

const mounted = shared('login.layout', () => ({ count: 0 }))

/** Whether a login layout is mounted. Choosing a language reloads the page then (LANG-04). */
export const isLoginLayout = (): boolean => mounted.count > 0

/** Counts a mounted login layout. Returns the function that unregisters it. */
export function registerLoginLayout(): () => void {
  mounted.count += 1
  return () => {
    mounted.count -= 1
  }
}
