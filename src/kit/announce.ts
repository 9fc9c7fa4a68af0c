import { shared } from '../base/shared.ts'

/** The polite live region of the page, in its own shadow root so that no style of the host page applies. */
function createRegion(): HTMLElement {
  const host = document.createElement('shop-announcer')
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    ':host{position:fixed!important;inline-size:1px!important;block-size:1px!important;overflow:hidden!important;clip-path:inset(50%)!important}',
  )
  root.adoptedStyleSheets = [sheet]
  const region = document.createElement('div')
  region.setAttribute('aria-live', 'polite')
  root.append(region)
  ;(document.body ?? document.documentElement).append(host)
  return region
}

const announceDelayMs = 100 // screen readers ignore the text of a region that was just added

/** Announces a text to assistive technology. */
export function announce(text: string): void {
  const region = shared('announcer', createRegion)
  region.textContent = ''
  setTimeout(() => {
    region.textContent = text
  }, announceDelayMs)
}
