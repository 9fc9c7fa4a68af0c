import { shared } from '../../base/shared.ts'

const mounted = shared('login.layout', () => ({ count: 0 }))

/** Whether the page is a login layout: choosing a language loads it anew then (LANG-04). */
export const isLoginLayout = (): boolean => mounted.count > 0

/** A login layout stands in the page until what is answered is called. */
export function registerLoginLayout(): () => void {
  mounted.count += 1
  return () => {
    mounted.count -= 1
  }
}
