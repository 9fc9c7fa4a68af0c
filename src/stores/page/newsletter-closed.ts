import { persisted } from '../../kit/persisted.ts'

/** Whether the newsletter popup was closed in this browser, in any of its tabs (NL-11, NL-13). */
export const $newsletterClosed = persisted<boolean>('newsletterClosed', {
  initial: false,
  read: (value) => ({ value: value === true, damaged: typeof value !== 'boolean' }),
  merge: (mine, theirs) => mine || theirs,
})

/** Hides the popup permanently in this browser. */
export const closeNewsletter = (): void => $newsletterClosed.change(() => true)
