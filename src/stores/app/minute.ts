import { atom, onMount, type ReadableAtom } from 'nanostores'
import { withServerValue } from '../../base/server-value.ts'
import { shared } from '../../base/shared.ts'

const minuteMs = 60_000

/** The time in ms at the start of this minute; 0 on a server, and in the first render of its markup. */
export const $minute: ReadableAtom<number> = shared('minute', () => {
  const store = atom(0)
  onMount(store, () => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const follow = () => {
      const now = Date.now()
      store.set(now - (now % minuteMs))
      timer = setTimeout(follow, minuteMs - (now % minuteMs))
    }
    follow()
    return () => clearTimeout(timer)
  })
  return withServerValue(store, 0)
})
