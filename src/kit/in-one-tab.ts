import { pageSettings } from './settings.ts'

/** Does some work in one tab after the other; whatever comes second finds it done. */
export function inOneTab(name: string, work: () => Promise<unknown>): Promise<unknown> {
  const { locks } = globalThis.navigator ?? {}
  return locks ? locks.request(`${pageSettings().storagePrefix}:${name}`, work) : work()
}
