import { atom, computed, onMount, type ReadableAtom } from 'nanostores'
import { shouldShowPopup } from '../../domain/page/newsletter-popup.ts'
import type { NewsletterContent } from '../../model/page/newsletter.ts'
import { $customer, $isSettled } from '../session/session.ts'
import { $newsletterClosed } from './newsletter-closed.ts'

const secondMs = 1000

/**
 * Whether to show the newsletter popup with given content: `delaySeconds` after the first subscriber, and as long as
 * `shouldShowPopup` allows it (NL-08).
 */
export function newsletterPopup(delaySeconds: number): ReadableAtom<(content: NewsletterContent) => boolean> {
  const $isDue = atom(false)
  onMount($isDue, () => {
    const timer = setTimeout(() => $isDue.set(true), delaySeconds * secondMs)
    return () => clearTimeout(timer)
  })
  return computed(
    [$isDue, $isSettled, $newsletterClosed, $customer],
    (isDue, isSettled, isClosed, customer) => (content: NewsletterContent) =>
      isDue && shouldShowPopup({ content, isSettled, isClosed, customer }),
  )
}
