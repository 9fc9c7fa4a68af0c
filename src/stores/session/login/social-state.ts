import { shared } from '../../../base/shared.ts'
import { pageSettings } from '../../../kit/settings.ts'

const key = () => `${pageSettings().storagePrefix}:social-login`
/** Where the storage is denied, the page itself remembers. */
const memory = shared('social.state', () => ({ state: undefined as string | undefined }))

/** Keeps the state of the sign-in that this tab has begun; it takes the place of an earlier one. */
export function saveSocialState(state: string): void {
  memory.state = state
  try {
    sessionStorage.setItem(key(), state)
  } catch {
    // denied or full: the memory has it
  }
}

/** Whether this tab has begun the sign-in with exactly this state; true once, whatever comes of it (R13). */
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
