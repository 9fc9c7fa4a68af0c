import { atom, type ReadableAtom } from 'nanostores'
import { postSubscription } from '../../api/newsletter.ts'
import { type Connection, RequestError } from '../../base/http/request.ts'
import { closeNewsletter } from './newsletter-closed.ts'

/** `invalid`: the shop rejects the email address (status 400). `failed`: any other failure (NL-05, NL-06). */
export type SubscriptionState = { status: 'idle' | 'sending' | 'subscribed' } | { status: 'invalid' | 'failed'; error: unknown }

export interface Subscription {
  $state: ReadableAtom<SubscriptionState>
  /** Sends the address unchecked. Resolves with whether it is subscribed. Does nothing while another request is pending. */
  send(shop: Connection, email: string): Promise<boolean>
}

const badRequest = 400

/** The state of one newsletter form. A subscription also closes the popup permanently. */
export function newsletterSubscription(): Subscription {
  const $state = atom<SubscriptionState>({ status: 'idle' })
  return {
    $state,
    async send(connection, email) {
      if ($state.get().status === 'sending') return false
      $state.set({ status: 'sending' })
      try {
        await postSubscription(connection, { email, gdprAccepted: true })
      } catch (error) {
        $state.set({ status: error instanceof RequestError && error.status === badRequest ? 'invalid' : 'failed', error })
        return false
      }
      $state.set({ status: 'subscribed' })
      closeNewsletter()
      return true
    },
  }
}
