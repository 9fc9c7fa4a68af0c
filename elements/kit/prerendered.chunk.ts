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

const intents = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'input', 'click'] as const

/**
 * Calls `hydrate` when the page is idle and the element near the viewport, or when the visitor turns to it; a fixed element is
 * always near. Returns a cancel function.
 */
export function whenWanted(
  element: HTMLElement,
  { isFixed, isWanted }: { isFixed: boolean; isWanted: boolean },
  hydrate: () => void,
): () => void {
  let cancelIdle = () => {}
  const stop = () => {
    leaveViewport()
    cancelIdle()
    for (const type of intents) element.removeEventListener(type, start, true)
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
  for (const type of intents) element.addEventListener(type, start, true)
  if (isWanted) queueMicrotask(start)
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

type Clicked = HTMLElement & { shopClicks?: Set<Element> }
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const controls = 'button, input, select, textarea, summary'

/** What a click on this element operates. */
const controlOf = (clicked: Element): Element => clicked.closest('label')?.control ?? clicked.closest(controls) ?? clicked

const isToggle = (control: Element) => control.matches('[type=checkbox], [type=radio]')

const isTyped = (control: Element): control is Field =>
  control.matches('select, textarea, input:not([type=checkbox], [type=radio], [type=file], [type=hidden])')

/** The value that the server has rendered. */
const renderedValue = (field: Field) =>
  'defaultValue' in field ? field.defaultValue : (field.querySelector<HTMLOptionElement>('[selected]') ?? field.options[0])?.value

/**
 * React gives every node that it has hydrated a property with this prefix, and has no public sign of it (19.3.1, 2026-11-28). Until React
 * replays what visitors do before the hydration, the kit has to: https://github.com/react/react/issues/12955.
 */
const isHydrated = (node: Element) => Object.keys(node).some((key) => key.startsWith('__reactProps$'))

/** Enters a text as the visitor does: set through React's setter, it would not count as a change. */
function enter(field: Field, text: string) {
  if ('defaultValue' in field) field.value = field.defaultValue
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('defaultValue' in field ? 'input' : 'change', { bubbles: true, composed: true }))
}

// an icon has no method `click`
const click = (target: Element) => target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }))

const withKeeper = new WeakSet<Element>()

const looksOf = (control: Element) =>
  [
    control.localName,
    (control as Field).type, // tools leave out the default
    ...['name', 'value', 'aria-label'].map((name) => control.getAttribute(name)),
    (control as Field).labels?.[0]?.textContent,
    control.textContent,
  ]
    .join('\n')
    .replaceAll(/\s+/g, ' ')

/** for the code of a part in which a control is */
const maxTwinWaitMs = 2000

/** React renders markup again if a tool has changed it. Finds the control that replaces one of the old controls, when it appears. */
async function twinOf(old: Element, before: readonly Element[], container: Element): Promise<Element | undefined> {
  const looks = looksOf(old)
  const index = before.filter((control) => looksOf(control) === looks).indexOf(old)
  for (const start = performance.now(); performance.now() - start < maxTwinWaitMs; await new Promise(requestAnimationFrame)) {
    const twin = [...container.querySelectorAll(controls)].filter((control) => looksOf(control) === looks)[index]
    if (twin) return twin
  }
  return undefined
}

/**
 * Keeps clicks and typed text until React has hydrated the control, and repeats them in their order, each control once. React would
 * hydrate a control under a click at once, but then take the state after the click for the rendered one, or drop the click if code is
 * still loading. Links work without React. Returns whether the visitor has done anything so far.
 */
export function keepInput(element: Clicked, container: Element, ready: Promise<void>): boolean {
  if (withKeeper.has(element)) return true
  withKeeper.add(element)
  // what a text of the shop contains needs no React
  const rendered = [...container.querySelectorAll(controls)].filter((control) => !control.closest('.safe-html'))
  const pending = new WeakSet(rendered)
  const kept = new Set<Element>()
  const typed = new Map<Element, string>()
  let isReady = false
  let isRepeating = false
  let next: Element | undefined

  const isPending = (control: Element) => {
    if (!pending.has(control)) return false
    if (isReady && (isHydrated(control) || !control.isConnected)) pending.delete(control)
    return pending.has(control)
  }
  const repeat = (control: Element, text: string | undefined) => {
    isRepeating = true
    if (text === undefined) click(control)
    else enter(control as Field, text)
    isRepeating = false
  }
  const repeatAll = async () => {
    isReady = true
    for (const before of kept) {
      next = before
      while (isPending(before)) await new Promise(requestAnimationFrame)
      const control = before.isConnected ? before : await twinOf(before, rendered, container)
      if (!control) continue
      const text = typed.get(before)
      repeat(control, text)
      await undefined // React renders the consequences in a microtask
      if (text !== undefined && !control.matches(':focus'))
        control.dispatchEvent(new FocusEvent('focusout', { bubbles: true, composed: true }))
    }
    kept.clear()
    typed.clear()
    next = undefined
  }
  const keep = (event: Event, control: Element) => {
    event.stopPropagation()
    if (isReady && kept.size === 0) queueMicrotask(repeatAll)
    kept.add(control)
  }
  const onClick = (event: Event) => {
    const [clicked] = event.composedPath() as [Element]
    const isKeptByLoader = element.shopClicks !== undefined
    delete element.shopClicks
    if (isRepeating || clicked.closest('a')) return
    // an element within this one keeps its own
    if (!isKeptByLoader && clicked.getRootNode() !== container.getRootNode()) return
    const control = controlOf(clicked)
    const isNextReady = kept.size > 0 && !(next && isPending(next))
    if (!isKeptByLoader && !isPending(control) && !isNextReady) return
    event.preventDefault()
    keep(event, control)
  }
  const onInput = (event: Event) => {
    const [field] = event.composedPath() as [Element]
    if (isRepeating || !isTyped(field) || !isPending(field)) return
    typed.set(field, field.value)
    keep(event, field)
  }

  // before the loader ran
  const toggled = (rendered as HTMLInputElement[]).filter((box) => isToggle(box) && box.checked !== box.defaultChecked)
  for (const box of toggled) if (box.checked || box.type === 'checkbox') kept.add(box)
  for (const box of toggled) box.checked = box.defaultChecked // the click that follows changes it
  for (const field of rendered) {
    if (!isTyped(field) || field.value === renderedValue(field)) continue
    typed.set(field, field.value)
    kept.add(field)
  }
  for (const clicked of element.shopClicks ?? []) kept.add(controlOf(clicked))
  delete element.shopClicks
  element.addEventListener('click', onClick, true)
  element.addEventListener('input', onInput, true)
  void ready.then(repeatAll)
  return kept.size > 0
}
