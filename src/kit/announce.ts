import { shared } from '../base/shared.ts'

/** The one polite live region of the page, in a shadow root of its own so that no host style shows or moves it. */
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
  document.body.append(host)
  return region
}

const announceDelayMs = 100 // a region must exist before its text changes, or nothing is said

/** Says a sentence once through the assistive technology of the shopper. */
export function announce(text: string): void {
  const region = shared('announcer', createRegion)
  region.textContent = ''
  setTimeout(() => {
    region.textContent = text
  }, announceDelayMs)
}
