import { $newsletterClosed } from '../src/stores/page/newsletter-closed.ts'

/** State of the newsletter popup: never closed by the user, or already closed. */
export const withPopupOpen = () => $newsletterClosed.set(false)
export const withPopupClosed = () => $newsletterClosed.set(true)
