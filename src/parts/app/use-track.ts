import { useCallback } from 'react'
import { useEmit, useSettings } from '../../kit/host.ts'
import { track } from '../../stores/analytics/analytics.ts'

/** Reports an action of the shopper to the page's analytics and as `shop-analytics` (ANA-01..03). */
export function useTrack() {
  const emit = useEmit()
  const settings = useSettings()
  return useCallback(
    (event: 'select_item' | 'add_to_cart' | 'view_item', ecommerce: object) => {
      track(settings, event, ecommerce)
      emit('shop-analytics', { event, ecommerce })
    },
    [settings, emit],
  )
}
