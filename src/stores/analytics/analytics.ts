import type { Settings } from '../../kit/settings.ts'

export type AnalyticsEvent = 'select_item' | 'add_to_cart' | 'view_item'

/** Pushes an event in the GA4 ecommerce shape to `window.dataLayer`, unless `analytics` is `off` (ANA-01..03). */
export function track({ analytics }: Pick<Settings, 'analytics'>, event: AnalyticsEvent, ecommerce: object): void {
  if (analytics === 'off') return
  const page = globalThis as { dataLayer?: unknown }
  page.dataLayer ??= []
  if (Array.isArray(page.dataLayer)) page.dataLayer.push({ event, ecommerce })
}
