import { pageSettings } from './settings.ts'

/**
 * Runs `work` under a lock shared by all tabs of the origin. Runs it without a lock if the browser lacks or blocks locks, as in a
 * sandboxed frame.
 */
export async function inOneTab<T>(name: string, work: () => Promise<T> | T): Promise<T> {
  let task: Promise<T> | undefined
  const begin = () => (task ??= Promise.resolve().then(work))
  try {
    await navigator.locks.request(`${pageSettings().storagePrefix}:${name}`, begin)
  } catch {
    // no lock, or `work` failed: `begin` returns its promise
  }
  return begin()
}
