import { tagManagerUrl } from '../../domain/analytics/tag-manager.ts'
import { syncConsentMode } from './consent.ts'
import { pushToDataLayer } from './data-layer.ts'

/** Loads the tag manager container, once. It reads the shopping events from `window.dataLayer` (ANA-04). */
export function startTagManager(containerId: string): void {
  const url = tagManagerUrl(containerId)
  if (!url || [...document.scripts].some(({ src }) => src === url)) return
  syncConsentMode({ isLoading: true })
  pushToDataLayer({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.async = true
  script.src = url
  document.head.append(script)
}
