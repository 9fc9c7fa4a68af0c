import { onNearViewport, whenIdleInTurn } from '../../src/base/dom/page-events.ts'
import { addSeed } from '../../src/base/http/seed.ts'

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

/** Gives the data of the markup to the stores. `apiBase` is that of the element. */
export function readSeed(root: ShadowRoot, apiBase: string): void {
  const seed = root.querySelector('[data-shop-seed]')
  addSeed(seed?.textContent ?? '', apiBase)
  seed?.remove()
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
