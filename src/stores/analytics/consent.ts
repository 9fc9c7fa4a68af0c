import { shared } from '../../base/shared.ts'
import { consentMode, readConsent } from '../../domain/analytics/consent.ts'
import { configure, pageSettings } from '../../kit/settings.ts'
import type { ConsentChoice } from '../../model/analytics/analytics.ts'
import { stringify } from '../../model/stringify.ts'
import { pushToDataLayer } from './data-layer.ts'

const reported = shared('analytics.consent', () => ({
  choice: {} as ConsentChoice,
  /** the kit sends Google Consent Mode: it has loaded the container, or the page has reported a choice */
  isMode: false,
  /** the kit has sent the default of a container */
  hasDefault: false,
  /** the last state that was sent */
  sent: '',
}))

/** The choice that the page has reported; empty until then. */
export const reportedConsent = (): ConsentChoice => reported.choice

/** The consent of the visitor. An attribute that the page has changed since the last reported choice stands for all purposes. */
export function currentConsent(): Required<ConsentChoice> {
  const { choice } = reported
  const { consent = choice.analytics ?? 'denied' } = pageSettings()
  const analytics = (consent === 'pending' ? choice.analytics : consent) ?? 'denied'
  if (choice.analytics === undefined) return { analytics, ads: choice.ads ?? analytics }
  return { analytics, ads: choice.analytics === analytics ? (choice.ads ?? 'denied') : analytics }
}

// Google's code recognizes commands by their type: an arguments object, not an array
function gtag(..._command: ['consent', 'default' | 'update', object]): void {
  // biome-ignore lint/complexity/noArguments: see above
  pushToDataLayer(arguments)
}

/**
 * Sends the consent as a command of Google Consent Mode v2 if it has changed. Begins with everything denied for a container that the kit
 * loads; until it may load, nobody reads commands. `window.gtag` would only push the same.
 */
export function syncConsentMode({ isLoading = false } = {}): void {
  const consent = currentConsent()
  if (!reported.hasDefault && (isLoading || pageSettings().analytics === 'gtm')) {
    if (!isLoading && consent.analytics === 'denied') return
    reported.hasDefault = true
    reported.isMode = true
    gtag('consent', 'default', consentMode({}))
  }
  if (!reported.isMode) return
  const mode = consentMode(consent)
  const text = stringify(mode)
  if (text === reported.sent) return
  reported.sent = text
  gtag('consent', 'update', mode)
}

/**
 * Takes over the choice of the visitor, for the whole page. It is written where the page itself writes its consent, so that the last
 * change wins. Throws on an invalid choice.
 */
export function updateConsent(value: unknown): Required<ConsentChoice> {
  const choice = readConsent(value)
  reported.choice = { ...reported.choice, ...choice }
  reported.isMode = true
  const { analytics } = choice
  if (analytics) {
    for (const config of document.querySelectorAll('shop-config')) config.setAttribute('consent', analytics)
    for (const script of document.querySelectorAll<HTMLScriptElement>('script[data-consent]')) script.dataset.consent = analytics
    const { SHOP_CONFIG: page } = globalThis as { SHOP_CONFIG?: { consent?: unknown } }
    if (page?.consent !== undefined) page.consent = analytics
  }
  syncConsentMode() // before the events that have waited for it
  configure(analytics ? { consent: analytics } : {})
  return currentConsent()
}
