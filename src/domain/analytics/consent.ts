import type { ConsentChoice, ConsentState } from '../../model/analytics/analytics.ts'

const isDecision = (value: unknown): value is 'granted' | 'denied' => value === 'granted' || value === 'denied'

/** A choice from the host page. Throws on anything else, so that a mistake never counts as consent. */
export function readConsent(value: unknown): ConsentChoice {
  const { analytics, ads } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
  const isValid = [analytics, ads].every((decision) => decision === undefined || isDecision(decision))
  if (!isValid || (analytics === undefined && ads === undefined))
    throw new Error("shop-kit: consent must be like { analytics: 'granted', ads: 'denied' }")
  return { ...(isDecision(analytics) && { analytics }), ...(isDecision(ads) && { ads }) }
}

/**
 * Whether events may go to the data layer. A page that does not mention consent does not ask for it, except with `gtm`, where the kit
 * itself loads a third party. A page that says `pending` follows the last reported choice.
 */
export function analyticsConsent(
  { analytics, consent }: { analytics: string; consent?: ConsentState | undefined },
  { analytics: chosen }: ConsentChoice,
): ConsentState {
  const state = consent ?? (analytics === 'gtm' ? 'pending' : 'granted')
  return state === 'pending' ? (chosen ?? state) : state
}

/** The parameters of Google Consent Mode v2 for a choice. */
export const consentMode = ({ analytics = 'denied', ads = 'denied' }: ConsentChoice) => ({
  ad_storage: ads,
  ad_user_data: ads,
  ad_personalization: ads,
  analytics_storage: analytics,
})
