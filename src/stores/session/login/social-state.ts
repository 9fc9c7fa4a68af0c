import { shared } from '../../../base/shared.ts'
import { pageSettings } from '../../../kit/settings.ts'

const key = () => `${pageSettings().storagePrefix}:social-login`
/** Fallback if the browser blocks storage. */
const memory = shared('social.state', () => ({ state: undefined as string | undefined }))

/** Stores the state of the sign-in that this tab has started. Replaces an earlier one. */
export function saveSocialState(state: string): void {
  memory.state = state
  try {
    sessionStorage.setItem(key(), state)
  } catch {
    // blocked or full: kept in memory
  }
}

/** Whether this tab started a sign-in with exactly this state. Returns true once, so that a state cannot be replayed (R13). */
export function consumeSocialState(state: string): boolean {
  let stored: string | null = null
  try {
    stored = sessionStorage.getItem(key())
    if (stored === state) sessionStorage.removeItem(key())
  } catch {
    // denied
  }
  const isOurs = state !== '' && (stored ?? memory.state) === state
  if (isOurs) memory.state = undefined
  return isOurs
}
