import { mediaStore } from '../../src/base/dom/media.ts'
import { onNearViewport, whenIdleInTurn } from '../../src/base/dom/page-events.ts'
import { addSeed } from '../../src/base/http/seed.ts'
import { withServerValue } from '../../src/base/server-value.ts'
import { largeScreenQuery } from '../../src/domain/constants.ts'
import { styleAttribute } from '../../src/kit/hydration.ts'
import { settingsAt } from '../../src/kit/settings.ts'

/*
 * Takes over the markup of a server. Loads only on pages that have such markup.
 */

const intents = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'input'] as const

type Clicked = HTMLElement & { shopClicks?: Set<Element> }

/** React listens from the start of hydration: clicks that the loader has kept must not reach it as well. */
const holdClick = (event: Event) => {
  if ((event.currentTarget as Clicked).shopClicks) event.stopPropagation()
}

/**
 * Calls `hydrate` when the page is idle and the element near the viewport, or when the visitor turns to it; a fixed element is
 * always near. Returns a cancel function.
 */
export function whenWanted(element: HTMLElement, isFixed: boolean, hydrate: () => void): () => void {
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
  const startWhenIdle = () => {
    leaveViewport()
    cancelIdle = whenIdleInTurn(start)
  }
  const leaveViewport = isFixed ? () => {} : onNearViewport([element], startWhenIdle)
  if (isFixed) startWhenIdle()
  element.addEventListener('click', holdClick, true)
  for (const type of intents) element.addEventListener(type, start, true)
  if ('shopClicks' in element) queueMicrotask(start)
  return stop
}

/** The seed of an element in its shadow root. It also shows that the markup is complete. */
const seedOf = ({ shadowRoot }: Element) => shadowRoot?.querySelector<HTMLElement>('[data-shop-seed]')
const isRead = 'read'

/** Gives the data in the markup of all elements to the stores: a page contains each value once. */
export function readSeeds(): void {
  for (const element of document.querySelectorAll('[data-shop-rendered]')) readSeed(element)
}

function readSeed(element: Element): void {
  const seed = seedOf(element)
  if (!seed || seed.dataset.shopSeed === isRead) return
  seed.dataset.shopSeed = isRead
  addSeed(seed.textContent ?? '', settingsAt(element).apiBase)
}

/** Prepares the first render of an element, which must give its markup: its data, the screen of the server, its inline styles. */
export function prepareHydration(element: HTMLElement, container: Element): void {
  readSeeds() // the element may have been added with others
  readSeed(element)
  seedOf(element)?.remove()
  withServerValue(mediaStore(largeScreenQuery), container.matches('[data-shop-screen="desktop"]'))
  for (const styled of container.querySelectorAll<HTMLElement>('[data-shop-style]')) {
    styled.style.cssText = styled.getAttribute(styleAttribute) ?? ''
    styled.removeAttribute(styleAttribute)
  }
}

/** Resolves when the page around an element has taken its markup over: it decides the language and the route of its elements. */
export async function pageReady(element: HTMLElement): Promise<void> {
  const page = element.parentElement?.closest('shop-page[data-shop-rendered]')
  if (!page) return
  await customElements.whenDefined(page.localName)
  await (page as Element & { ready: Promise<void> }).ready
}

// an icon has no method `click`
const click = (target: Element) => target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }))

/** Repeats the clicks that the loader has kept, in their order and each once: an option may have been chosen before "Add to cart". */
export async function repeatClicks(element: Clicked): Promise<void> {
  element.removeEventListener('click', holdClick, true)
  const targets = element.shopClicks ?? []
  delete element.shopClicks
  for (const target of targets) {
    if (target.isConnected) click(target)
    await undefined // React renders the consequences in a microtask
  }
}

/** React gives every node that it has hydrated a property with this prefix. */
const isHydrated = (node: Element) => Object.keys(node).some((key) => key.startsWith('__reactProps$'))

const controls = 'button, input, select, summary'

/**
 * Repeats clicks on parts of the element that hydrate later than the element itself, such as a pager whose code is still loading. React
 * hydrates the part under a click at once if it can, and drops the click if it cannot.
 */
export function keepClicks(element: Clicked): void {
  const controlOf = (event: Event) => (event.composedPath()[0] as Element).closest?.(controls)
  const repeat = (control: Element) => {
    if (!control.isConnected) return
    if (isHydrated(control)) click(control)
    else requestAnimationFrame(() => repeat(control))
  }
  let kept: Element | undefined
  element.addEventListener(
    'click',
    (event) => {
      const control = controlOf(event)
      // `repeatClicks` repeats what the loader has kept
      if (element.shopClicks || !control || control === kept || isHydrated(control)) return
      setTimeout(() => {
        if (isHydrated(control)) return // React has handled the click
        kept = control
        repeat(control)
      })
    },
    true,
  )
  element.addEventListener(
    'submit',
    (event) => {
      if (!isHydrated(event.target as Element)) event.preventDefault()
    },
    true,
  )
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
