import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { noteStatus } from '../../src/base/http/reconnect.ts'
import { shared } from '../../src/base/shared.ts'
import { messages } from '../../src/domain/messages.ts'
import { retryFailedElements } from '../../src/kit/retry-elements.ts'
import { ErrorMessage } from '../../src/parts/app/error-message.tsx'
import { useText } from '../../src/parts/app/use-text.ts'
import base from '../../src/ui/base.css?sheet'
import { Root } from './root.tsx'
import { isTooOld } from './too-old.ts'

/** These render nothing in place, so an error message there would be out of context. */
const invisibleTags = new Set(['shop-config', 'shop-side-cart', 'shop-offline', 'shop-newsletter-popup', 'shop-impersonation'])

const LoadError = () => (
  <>
    <ErrorMessage retry={retryFailedElements} text={messages.blockFailed} />
    <slot />
  </>
)
const OldBrowser = () => {
  const t = useText()
  return (
    <>
      <p role="status">{t(messages.browserTooOld)}</p>
      <slot />
    </>
  )
}
const ignore = () => {}
/** shared by all copies of the kit: code that failed to load may load later */
const oldBrowser = shared('oldBrowser', () => ({ isTold: false }))

/**
 * Shows an error with a retry button in every element of a tag whose code failed to load (ERR-01). Its content stays visible, and the tags
 * load again when they can. In a browser that is too old for the kit, only the first element of the page says so.
 */
export function showLoadError(tag: string): void {
  if (!isTooOld()) noteStatus(0)
  if (invisibleTags.has(tag) || customElements.get(tag)) return
  for (const element of document.querySelectorAll<HTMLElement>(tag)) {
    if (element.shadowRoot || element.closest('shop-block')) continue
    if (!isTooOld()) renderError(element, LoadError)
    else if (!oldBrowser.isTold) {
      oldBrowser.isTold = true
      renderError(element, OldBrowser)
    }
  }
}

function renderError(element: HTMLElement, view: () => ReactNode) {
  // an upgraded element treats existing shadow root content as a skeleton and removes it after its first commit
  const root = element.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [base]
  const box = root.appendChild(document.createElement('div'))
  const reactRoot = createRoot(box)
  const host = { element, root: () => root, methods: {}, adopt: (sheet: CSSStyleSheet) => root.adoptedStyleSheets.push(sheet) }
  reactRoot.render(
    <Root contract={{ view, frame: 'bare' }} host={host} frame={{} as never} props={{}} onCommit={ignore} onError={ignore} />,
  )
  void customElements.whenDefined(element.localName).then(() => reactRoot.unmount())
}
