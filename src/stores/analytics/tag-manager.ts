import { tagManagerUrl } from '../../domain/analytics/tag-manager.ts'

/** Loads the tag manager container, once. It reads the shopping events from `window.dataLayer` (ANA-04). */
export function startTagManager(containerId: string | undefined): void {
  const url = tagManagerUrl(containerId)
  if (!url || [...document.scripts].some(({ src }) => src === url)) return
  const page = globalThis as { dataLayer?: unknown }
  page.dataLayer ??= []
  if (Array.isArray(page.dataLayer)) page.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.async = true
  script.src = url
  document.head.append(script)
}
