import { mediaStore } from '../../src/base/dom/media.ts'
import { onNearViewport, whenIdleInTurn } from '../../src/base/dom/page-events.ts'
import { addSeed } from '../../src/base/http/seed.ts'
import { withServerValue } from '../../src/base/server-value.ts'
import { largeScreenQuery } from '../../src/domain/constants.ts'
import { renderedAttribute, styleAttribute } from '../../src/kit/hydration.ts'
import { settingsAt } from '../../src/kit/settings.ts'

/*
 * Takes over the markup of a server. Loads only on pages that have such markup.
 */

const intents = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'input'] as const

/** Calls `hydrate` when the page is idle and the element near the viewport, or when the visitor turns to it. Returns a cancel function. */
export function whenWanted(element: HTMLElement, hydrate: () => void): () => void {
  let cancelIdle = () => {}
  const stop = () => {
    leaveViewport()
    cancelIdle()
    for (const type of intents) element.removeEventListener(type, start, true)
    element.removeEventListener('click', start, true)
  }
  const start = () => {
    stop()
    hydrate()
  }
  const leaveViewport = onNearViewport([element], () => {
    leaveViewport()
    cancelIdle = whenIdleInTurn(start)
  })
  for (const type of intents) element.addEventListener(type, start, true)
  if ('shopClick' in element) queueMicrotask(start)
  return stop
}

const isRead = 'read'

/**
 * Gives the data of the markup to the stores: of the element and of those before it, as a page contains each value once. The
 * first render is for the screen that the server has assumed.
 */
export function readSeeds(element: HTMLElement): void {
  const isOfDesktop = element.shadowRoot?.querySelector('[data-shop-screen="desktop"]') !== null
  withServerValue(mediaStore(largeScreenQuery), isOfDesktop)
  const rendered = [...document.querySelectorAll(`[${renderedAttribute}]`)]
  const seedOf = ({ shadowRoot }: Element) => shadowRoot?.querySelector<HTMLElement>('script[data-shop-seed]')
  for (const earlier of [...rendered.slice(0, Math.max(0, rendered.indexOf(element))), element]) {
    const seed = seedOf(earlier)
    if (!seed || seed.dataset.shopSeed === isRead) continue
    addSeed(seed.textContent ?? '', settingsAt(earlier).apiBase)
    seed.dataset.shopSeed = isRead // it still marks complete markup
  }
  seedOf(element)?.remove()
}

/** Sets the inline styles that the markup has in its style sheet. */
export function restoreInlineStyles(container: Element): void {
  for (const element of container.querySelectorAll<HTMLElement>(`[${styleAttribute}]`)) {
    element.style.cssText = element.getAttribute(styleAttribute) ?? ''
    element.removeAttribute(styleAttribute)
  }
}

/** Resolves when the page around an element has taken its markup over: it decides the language and the route of its elements. */
export async function pageReady(element: HTMLElement): Promise<void> {
  const page = element.parentElement?.closest(`shop-page[${renderedAttribute}]`)
  if (!page) return
  await customElements.whenDefined(page.localName)
  await (page as Element & { ready: Promise<void> }).ready
}

/** Repeats the click that the loader has kept, once. */
export function repeatClick(element: HTMLElement & { shopClick?: HTMLElement }): void {
  const target = element.shopClick
  delete element.shopClick
  if (target?.isConnected) target.click()
}

type Field = HTMLInputElement | HTMLTextAreaElement

const nativeValue = (field: Field) =>
  Object.getOwnPropertyDescriptor(field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype, 'value')

/** Text that the visitor has typed before hydration. Returns a function that enters it again, as React does not know of it. */
export function keepTypedText(container: Element): () => void {
  const typed = [...container.querySelectorAll<Field>('input, textarea')]
    .filter((field) => !/^(checkbox|radio|file|hidden)$/.test(field.type) && field.value !== field.defaultValue)
    .map((field): [Field, string] => [field, field.value])
  return () => {
    for (const [field, text] of typed) {
      if (!field.isConnected) continue
      field.value = field.defaultValue // through React's setter: the native one below then counts as a change
      nativeValue(field)?.set?.call(field, text)
      field.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
    }
  }
}
