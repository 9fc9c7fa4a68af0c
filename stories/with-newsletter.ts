import { $newsletterClosed } from '../src/stores/page/newsletter-closed.ts'

/** The newsletter popup as it is for who has never seen it, and for who has closed it. */
export const withPopupOpen = () => $newsletterClosed.set(false)
export const withPopupClosed = () => $newsletterClosed.set(true)
