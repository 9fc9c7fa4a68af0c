import { afterAll, vi } from 'vitest'
import { acquireDb } from '../server/db-pool.ts'

/*
 * The files share a process and nothing else: each reads the modules of the kit anew. All of them run where a window is, as
 * stores let go of its events a second after their last reader, when the file that opened a tab may be over.
 */
if (!('window' in globalThis)) {
  // the embedded database would take a process with a window for a browser: one starts before, and is lent from then on
  await (await acquireDb()).close()
  Object.assign(globalThis, { window: new EventTarget(), addEventListener() {}, removeEventListener() {} })
}

afterAll(() => {
  vi.resetModules()
})
