import { shared } from '../../base/shared.ts'

const shown = shared('login.layout', () => ({ count: 0 }))

/** Whether the page is a login layout: choosing a language loads it anew then (LANG-04). */
export const isLoginLayout = (): boolean => shown.count > 0

/** A login layout stands in the page until what is answered is called. */
export function noteLoginLayout(): () => void {
  shown.count += 1
  return () => {
    shown.count -= 1
  }
}
