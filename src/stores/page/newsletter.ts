import { atom, type ReadableAtom } from 'nanostores'
import { postSubscription } from '../../api/newsletter.ts'
import { type Connection, RequestError } from '../../base/http/request.ts'
import { closeNewsletter } from './newsletter-closed.ts'

/** `invalid`: the shop says that this is no e-mail address; every other failure is `failed` (NL-05, NL-06). */
export type SubscriptionState = { status: 'idle' | 'sending' | 'subscribed' } | { status: 'invalid' | 'failed'; error: unknown }

export interface Subscription {
  $state: ReadableAtom<SubscriptionState>
  /** sends what was typed, as it is; true when it is subscribed now. Does nothing while it is being sent. */
  send(shop: Connection, email: string): Promise<boolean>
}

const badRequest = 400

/** One newsletter form, with what the shop has answered to it; a subscriber is not asked by the popup again. */
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
