import { onNearViewport, whenIdleInTurn } from '../../src/base/dom/page-events.ts'
import { addSeed } from '../../src/base/http/seed.ts'
import { markup } from './markup.ts'

/** Content of a shadow root that a server has rendered for this release of the kit. */
export interface Prerendered {
  container: HTMLElement
  /** Makes the data of the markup available to the stores. `apiBase` is that of the element. */
  useSeed(apiBase: string): void
}

/**
 * The content that a server has rendered into a shadow root; undefined if there is none, if it is incomplete, or if another
 * release has rendered it. Then the element renders anew, and the old content stays until its first commit.
 */
export function findPrerendered(root: ShadowRoot): Prerendered | undefined {
  const [container, seed] = ['[data-shop-root]', 'script[data-shop-seed]'].map((selector) => root.querySelector<HTMLElement>(selector))
  if (!container || !seed || container.dataset.shopRoot !== markup) return undefined
  return {
    container,
    useSeed(apiBase) {
      addSeed(seed.textContent ?? '', apiBase)
      seed.remove()
    },
  }
}

/** Takes over a declarative shadow root that no parser has attached: `innerHTML` leaves its template in the element. */
export function attachTemplate(element: Element, root: ShadowRoot): void {
  const template = element.querySelector<HTMLTemplateElement>(':scope > template[shadowrootmode]')
  if (!template) return
  root.append(template.content)
  template.remove()
}

const intents = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'input'] as const

/**
 * Waits to hydrate an element: until the page is idle and the element near the viewport, or until the visitor turns to it. A click on a
 * button before that is kept; links work without hydration. Returns what ends the wait.
 */
export function waitToHydrate(element: HTMLElement, hydrate: () => void) {
  const kept: Element[] = []
  const keep = (event: Event) => {
    const [target] = event.composedPath()
    if (!(target instanceof Element) || target.closest('a[href]')) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (event.type === 'click') kept.push(target)
    hydrate()
  }
  let cancelIdle = () => {}
  const cancelNear = onNearViewport([element], () => {
    cancelNear()
    cancelIdle = whenIdleInTurn(hydrate)
  })
  for (const type of intents) element.addEventListener(type, hydrate, true)
  for (const type of ['click', 'submit']) element.addEventListener(type, keep, true)
  return {
    stop() {
      cancelNear()
      cancelIdle()
      for (const type of intents) element.removeEventListener(type, hydrate, true)
      for (const type of ['click', 'submit']) element.removeEventListener(type, keep, true)
    },
    /** Repeats the kept clicks, once each, on elements that are still there. */
    repeatClicks() {
      for (const target of kept.splice(0)) if (target.isConnected && 'click' in target) (target as HTMLElement).click()
    },
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement

const nativeValue = (field: Field) =>
  Object.getOwnPropertyDescriptor(field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype, 'value')

/** Text that the visitor has typed before hydration. Returns a function that enters it again, as React does not know of it. */
export function keepTypedText(container: HTMLElement): () => void {
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
