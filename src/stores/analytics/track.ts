import { lazyModule } from '../../base/dom/lazy-module.ts'
import type { AnalyticsEvent, Facts } from '../../domain/analytics/analytics.ts'

/** Loads the analytics code. A page without it still sells: if it fails to load, only events are lost. */
export const { load: loadAnalytics, prepare: prepareAnalytics } = lazyModule(() => import('./analytics.chunk.ts'))

/** Reports what a shopper has done or seen, as `shop-analytics` and to `window.dataLayer`. At once if the code has loaded. */
export function track<E extends AnalyticsEvent>(element: HTMLElement | null, event: E, facts: Facts[E]): void {
  loadAnalytics()
    .then((code) => code.report(element, event, facts))
    .catch(console.error)
}

// for consent tools; a second copy of the kit repeats the same choice, which changes nothing
globalThis.document?.addEventListener('shop-consent', ({ detail }) => {
  loadAnalytics()
    .then((code) => code.updateConsent(detail))
    .catch(console.error)
})
