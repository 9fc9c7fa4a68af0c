import { useCallback } from 'react'
import type { AnalyticsEvent, Facts } from '../../domain/analytics/analytics.ts'
import { useHost } from '../../kit/host.ts'
import { track } from '../../stores/analytics/track.ts'

/** Reports an action of the shopper to the page's analytics and as `shop-analytics` (ANA-01..03). */
export function useTrack() {
  const { element } = useHost()
  return useCallback(<E extends AnalyticsEvent>(event: E, facts: Facts[E]) => track(element, event, facts), [element])
}
