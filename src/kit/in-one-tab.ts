import { pageSettings } from './settings.ts'

/**
 * Runs work under a lock that all tabs of this origin share, so that it never runs twice at the same time. Runs it without a lock
 * where the browser has none or refuses it, as it does in a sandboxed frame.
 */
export async function inOneTab<T>(name: string, work: () => Promise<T> | T): Promise<T> {
  let task: Promise<T> | undefined
  const begin = () => (task ??= Promise.resolve().then(work))
  try {
    await navigator.locks.request(`${pageSettings().storagePrefix}:${name}`, begin)
  } catch {
    // no lock, or the work has failed
  }
  return begin()
}
