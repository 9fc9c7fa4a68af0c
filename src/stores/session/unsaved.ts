import { persisted } from '../../kit/persisted.ts'
import type { Joinable } from './unjoined.ts'

const known: readonly Joinable[] = ['cart', 'wishlist']

/** What was changed here and has not reached the server: without a connection, or before it was known who is here. */
export const $unsaved = persisted<readonly Joinable[]>('unsaved', {
  initial: [],
  read: (value) => ({ value: known.filter((one) => Array.isArray(value) && value.includes(one)), damaged: !Array.isArray(value) }),
})

/** Notes whether the server has the last change of something. */
export const noteSent = (what: Joinable, isSaved: boolean): void =>
  $unsaved.change((now) => (now.includes(what) !== isSaved ? now : known.filter((one) => (one === what ? !isSaved : now.includes(one)))))
