import { atom } from 'nanostores'
import { shared } from '../../../base/shared.ts'
import { guardedStorage } from '../../../base/storage/storage.ts'

const key = 'SocialLoginsError'
const maxTextLength = 300
const storage = guardedStorage()

/** The shop's message about the last failed Apple sign-in, until one succeeds (SOC-06, SOC-07). */
export const $socialLoginsError = shared('social.error', () => atom<string | undefined>(storage[key]?.slice(0, maxTextLength)))

/** Stores the message of a failure; undefined deletes it. */
export function setSocialLoginsError(text: string | undefined): void {
  if (text === undefined) delete storage[key]
  else storage[key] = text
  $socialLoginsError.set(text?.slice(0, maxTextLength))
}
