import { afterAll, vi } from 'vitest'
import { acquireDb } from '../server/db-pool.ts'

/*
 * The test files share one process, but each imports fresh modules of the kit. The process always has a `window`: stores unsubscribe
 * from its events a second after their last listener, when the file that opened the tab may be over.
 */
if (!('window' in globalThis)) {
  // the embedded database takes a process with a window for a browser, so the pool starts one before and reuses it
  await (await acquireDb()).close()
  Object.assign(globalThis, {
    window: Object.assign(new EventTarget(), { navigation: new EventTarget() }),
    addEventListener() {},
    removeEventListener() {},
  })
}

afterAll(() => {
  vi.resetModules()
})
