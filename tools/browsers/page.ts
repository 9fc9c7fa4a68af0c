import type { Session } from './session.ts'

/** An element anywhere on the page, also in open shadow roots, that is visible and has these words in its text or label. */
export interface Sought {
  css: string
  /** part of its text or label */
  words?: string
}

interface Found {
  x: number
  y: number
  text: string
  isFree: boolean
}

/** Runs in the page. Scrolls the element into view if `scrolls`, and tests whether a press at its centre reaches it. */
function seek({ css, words = '' }: Sought, scrolls: boolean): Found | undefined {
  const elementsIn = (root: ParentNode): Element[] =>
    [...root.querySelectorAll('*')].flatMap((element) => [element, ...(element.shadowRoot ? elementsIn(element.shadowRoot) : [])])
  const nameOf = (element: Element) =>
    [
      element.getAttribute('aria-label'),
      (element as HTMLElement).innerText,
      ...[...((element as HTMLInputElement).labels ?? [])].map((label) => label.innerText),
    ].join(' ')
  const element = elementsIn(document).find(
    (one) => one.matches(css) && one.checkVisibility({ visibilityProperty: true }) && nameOf(one).includes(words),
  )
  if (!element) return undefined
  if (scrolls) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  let hit = document.elementFromPoint(x, y)
  while (hit?.shadowRoot) {
    const inner = hit.shadowRoot.elementFromPoint(x, y)
    if (!inner || inner === hit) break
    hit = inner
  }
  const label = (element as HTMLInputElement).labels?.[0]
  const isFree = Boolean(hit && (element.contains(hit) || label?.contains(hit)))
  return { x, y, text: nameOf(element).trim(), isFree }
}

const maxWaitMs = 30_000
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Repeats a question until its answer is truthy. */
export async function until<T>(what: string, ask: () => Promise<T>): Promise<T> {
  const end = Date.now() + maxWaitMs
  for (;;) {
    const answer = await ask()
    if (answer) return answer
    if (Date.now() > end) throw new Error(`Waited in vain for ${what}`)
    await pause(150)
  }
}

export const describe = ({ css, words }: Sought) => (words ? `${css} "${words}"` : css)

/** Waits for an element; returns its text. */
export const see = async (session: Session, sought: Sought): Promise<string> =>
  (await until(describe(sought), () => session.run(seek, sought, false)))?.text ?? ''

/** Waits until the page has requested nothing for a second. */
export async function untilIdle(session: Session): Promise<void> {
  let last = -1
  await until('an idle network', async () => {
    const before = last
    await pause(1000)
    last = await session.run(() => performance.getEntriesByType('resource').length)
    return last === before
  })
}

export const isSeen = async (session: Session, sought: Sought): Promise<boolean> => Boolean(await session.run(seek, sought, false))

/** Waits until an element stands still and nothing covers it, and presses it. */
export async function press(session: Session, sought: Sought): Promise<void> {
  let last: Found | undefined
  const point = await until(`a press on ${describe(sought)}`, async () => {
    const found = (await session.run(seek, sought, true)) ?? undefined
    const isStill = found?.isFree && found.x === last?.x && found.y === last?.y
    last = found
    return isStill ? found : undefined
  })
  await session.press(point?.x ?? 0, point?.y ?? 0)
}

/** Presses a field and writes into it. */
export async function write(session: Session, sought: Sought, text: string): Promise<void> {
  await press(session, sought)
  await session.type(text)
}

/** Tag and text of the focused element, inside shadow roots. */
export const focused = (session: Session) =>
  session.run(() => {
    let element = document.activeElement
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
    const marks = element ? [undefined, '::before', '::after'].map((part) => getComputedStyle(element, part)) : []
    return {
      tag: element?.localName ?? '',
      isPressed: element === Reflect.get(window, 'pressed'),
      isInList: document.activeElement?.localName === 'shop-product-list',
      text: (element?.getAttribute('aria-label') ?? (element as HTMLElement | null)?.innerText ?? '').trim(),
      isMarked: marks.some(({ outlineStyle, boxShadow }) => outlineStyle !== 'none' || boxShadow !== 'none'),
    }
  })
