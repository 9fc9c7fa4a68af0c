import { createRoot } from 'react-dom/client'
import { noteStatus } from '../../src/base/http/reconnect.ts'
import { messages } from '../../src/domain/messages.ts'
import { retryFailedElements } from '../../src/kit/retry-elements.ts'
import { ErrorMessage } from '../../src/parts/app/error-message.tsx'
import base from '../../src/ui/base.css?sheet'
import { Root } from './root.tsx'

/** These render nothing in place, so an error message there would be out of context. */
const invisibleTags = new Set(['shop-config', 'shop-side-cart', 'shop-offline', 'shop-newsletter-popup', 'shop-impersonation'])

const LoadError = () => (
  <>
    <ErrorMessage retry={retryFailedElements} text={messages.blockFailed} />
    <slot />
  </>
)
const ignore = () => {}

/** Shows an error with a retry button in every element of a tag whose code failed to load (ERR-01). Its content stays visible. The tags load again when they can. */
export function showLoadError(tag: string): void {
  noteStatus(0)
  if (invisibleTags.has(tag) || customElements.get(tag)) return
  for (const element of document.querySelectorAll<HTMLElement>(tag))
    if (!element.shadowRoot && !element.closest('shop-block')) renderError(element)
}

function renderError(element: HTMLElement) {
  // an upgraded element treats existing shadow root content as a skeleton and removes it after its first commit
  const root = element.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [base]
  const box = root.appendChild(document.createElement('div'))
  const view = createRoot(box)
  const host = { element, root: () => root, methods: {}, adopt: (sheet: CSSStyleSheet) => root.adoptedStyleSheets.push(sheet) }
  view.render(
    <Root contract={{ view: LoadError, frame: 'bare' }} host={host} frame={{} as never} props={{}} onCommit={ignore} onError={ignore} />,
  )
  void customElements.whenDefined(element.localName).then(() => view.unmount())
}
