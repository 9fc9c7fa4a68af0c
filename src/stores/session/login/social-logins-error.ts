import { atom } from 'nanostores'
import { shared } from '../../../base/shared.ts'
import { guardedStorage } from '../../../base/storage/storage.ts'

const key = 'SocialLoginsError'
const maxTextLength = 300
const storage = guardedStorage()

/** What the shop said about the last Apple sign-in that failed, until one succeeds; the words are the shop's (SOC-06, SOC-07). */
export const $socialLoginsError = shared('social.error', () => atom<string | undefined>(storage[key]?.slice(0, maxTextLength)))

/** Keeps the words of a failure; none after a success. */
export function setSocialLoginsError(text: string | undefined): void {
  if (text === undefined) delete storage[key]
  else storage[key] = text
  $socialLoginsError.set(text?.slice(0, maxTextLength))
}
