import type { Page } from 'playwright'
import { expect } from 'vitest'

export type InputMethod = 'mouse' | 'keyboard'

/** A followed link and its position. */
export interface LinkPosition {
  /** page of the link */
  path: string
  /** path that the link leads to */
  to: string
  /** index among the visible links to that path */
  index: number
  /** px below the top of the viewport */
  top: number
}

interface InstrumentedWindow extends Window {
  /** texts of the page's live region */
  announcements?: string[]
  followedLink?: LinkPosition
  /** tag that throws when it renders */
  brokenTag?: string
  /** links that Tab should reach */
  targets?: Element[]
  /** all elements, also inside shadow roots */
  elements?: () => Element[]
  /** visible links to a path, among these elements; default: all */
  linksTo?: (path: string, among?: Element[]) => HTMLAnchorElement[]
  /** whether one of `targets` has the focus */
  isTargetFocused?: () => boolean
}

/** Records announcements and followed links, and lets one tag fail to render. Runs before the page loads. */
export const instrumentPage = (page: Page) =>
  page.addInitScript(() => {
    const instrumented = window as InstrumentedWindow
    instrumented.announcements = []
    const attach = Element.prototype.attachShadow
    Element.prototype.attachShadow = function (init) {
      const root = attach.call(this, init)
      const record = () => root.textContent && instrumented.announcements?.push(root.textContent)
      if (this.localName === 'shop-announcer') new MutationObserver(record).observe(root, { childList: true, subtree: true })
      return root
    }
    // every view reads its stylesheets while it renders
    const styles = Object.getOwnPropertyDescriptor(ShadowRoot.prototype, 'adoptedStyleSheets') as Required<PropertyDescriptor>
    Object.defineProperty(ShadowRoot.prototype, 'adoptedStyleSheets', {
      ...styles,
      get() {
        if (instrumented.brokenTag === this.host.localName) throw new Error('Forced')
        return styles.get.call(this)
      },
    })
    const within = (root: Document | ShadowRoot): Element[] =>
      [...root.querySelectorAll('*')].flatMap((element) => [element, ...(element.shadowRoot ? within(element.shadowRoot) : [])])
    instrumented.elements = () => within(document)
    const leadsTo = (node: unknown, path: string) =>
      node instanceof HTMLAnchorElement && node.origin === location.origin && node.pathname === path
    instrumented.linksTo = (path, among = within(document)) =>
      among.filter((element): element is HTMLAnchorElement => leadsTo(element, path) && element.checkVisibility())
    instrumented.isTargetFocused = () => {
      let focused = document.activeElement
      while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
      return focused !== null && instrumented.targets?.includes(focused) === true
    }
    const onClick = (event: Event) => {
      const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement)
      if (!link) return
      const { pathname: to } = link
      const index = instrumented.linksTo?.(to).indexOf(link) ?? -1
      instrumented.followedLink = { path: location.pathname, to, index, top: link.getBoundingClientRect().top }
    }
    addEventListener('click', onClick, { capture: true })
    const stopAtTarget = (event: KeyboardEvent) => event.key === 'Tab' && instrumented.isTargetFocused?.() && event.preventDefault()
    addEventListener('keydown', stopAtTarget, { capture: true })
  })

/** Makes a tag throw whenever it renders. */
export const failRender = (page: Page, tag: string) => page.evaluate((brokenTag) => Object.assign(window, { brokenTag }) && undefined, tag)

/** State of the current page: URL, head, language, scroll position, focus, headings and announcements. */
export const readPageState = (page: Page) =>
  page.evaluate(() => {
    const pathIn = (selector: string) => new URL(document.querySelector<HTMLLinkElement>(selector)?.href ?? 'none:').pathname
    const { elements = () => [], linksTo = () => [], announcements } = window as InstrumentedWindow
    const all = elements()
    const countVisible = (selector: string) => all.filter((element) => element.matches(selector) && element.checkVisibility()).length
    return {
      path: location.pathname,
      canonical: pathIn('link[rel=canonical]'),
      language: document.documentElement.lang,
      homes: ['/', '/lt/'].filter((home) => linksTo(home, all).length > 0),
      top: scrollY,
      focus: document.querySelector('shop-page')?.shadowRoot?.activeElement?.localName,
      headings: countVisible('h1'),
      failures: countVisible('.shop-oops'),
      isAnnounced: announcements?.includes(document.title),
    }
  })

/** Creates a poll: 'stable' once nothing is pending and the height equals that of the last call. */
const renderState = (page: Page) => {
  let before = 0
  return async () => {
    const { isWaiting, height } = await page.evaluate(() => ({
      isWaiting:
        document.querySelector('shop-page')?.shadowRoot?.querySelector('.page-pending[data-on]') !== null ||
        [...document.querySelectorAll('shop-form')].some((tag) => !tag.shadowRoot?.querySelector('form')),
      height: document.documentElement.scrollHeight,
    }))
    const isSame = height === before
    before = height
    return isSame && !isWaiting ? 'stable' : `${height} px so far`
  }
}

const batch = 30
const maxTabStops = 600

/** Presses Tab until a link to the path has the focus. The page then ignores further presses of the batch. */
async function tabTo(page: Page, path: string): Promise<void> {
  // excludes links that open on the way, such as search suggestions: they are missing after Back
  await page.evaluate((to) => {
    const instrumented = window as InstrumentedWindow
    instrumented.targets = instrumented.linksTo?.(to) ?? []
  }, path)
  // tabbing through an empty form shows errors that Back does not restore, so approach from the end of the page
  const heldKeys = (await page.locator('shop-form form').count()) ? ['Shift', 'Tab'] : ['Tab']
  for (const key of heldKeys) await page.keyboard.down(key)
  let isFocused = false
  for (let stop = 0; stop < maxTabStops && !isFocused; stop += batch) {
    await Promise.all(Array.from({ length: batch }, () => page.keyboard.down('Tab')))
    isFocused = await page.evaluate(() => (window as InstrumentedWindow).isTargetFocused?.() ?? false)
  }
  for (const key of heldKeys) await page.keyboard.up(key)
  if (!isFocused) throw new Error(`The keyboard does not reach ${path}`)
}

/** Follows a link of the current page; returns its position. */
export async function follow(page: Page, path: string, method: InputMethod): Promise<LinkPosition> {
  const link = page.locator(`a[href="${path}"], a[href^="${path}?"]`).filter({ visible: true }).last()
  await link.waitFor()
  if (method === 'mouse') await link.scrollIntoViewIfNeeded()
  await expect.poll(renderState(page)).toBe('stable')
  await page.evaluate(() => Object.assign(window, { announcements: [], followedLink: undefined }) && undefined)
  if (method === 'mouse') await link.click()
  else {
    await tabTo(page, path)
    await page.keyboard.press('Enter')
  }
  return page.evaluate(() => (window as InstrumentedWindow).followedLink as LinkPosition)
}

/** Goes back and expects the followed link at its former position. */
export async function goBackTo(page: Page, { path, to, index, top }: LinkPosition): Promise<void> {
  await page.goBack()
  const distance = async () => {
    const current = await page.evaluate(
      ([href, position]) => ({
        path: location.pathname,
        focus: document.querySelector('shop-page')?.shadowRoot?.activeElement?.localName,
        top: (window as InstrumentedWindow).linksTo?.(href)[position]?.getBoundingClientRect().top,
      }),
      [to, index] as const,
    )
    return current.path === path && current.focus === 'main' && current.top !== undefined ? Math.abs(current.top - top) : current
  }
  await expect.poll(distance, { message: `back to ${path}, where the link to ${to} was at ${top}` }).toBeLessThanOrEqual(2)
}
