import type { Page } from 'playwright'
import { expect } from 'vitest'

export type InputMethod = 'mouse' | 'keyboard'

/** Where a visitor stood: on which page, which of its links to the next one was followed, and where in the window that was. */
export interface LinkPosition {
  path: string
  to: string
  at: number
  top: number
}

interface InstrumentedWindow extends Window {
  /** what assistive technology was told on this page */
  said?: string[]
  left?: LinkPosition
  /** tag whose code throws whenever it is drawn */
  broken?: string
  /** links that the keyboard goes to */
  wanted?: Element[]
  elements?: () => Element[]
  /** those of some elements, of all without */
  linksTo?: (path: string, among?: Element[]) => HTMLAnchorElement[]
  isThere?: () => boolean
}

/** Notes what is announced and where links are followed, and lets the code of one tag fail: runs before the page. */
export const instrumentPage = (page: Page) =>
  page.addInitScript(() => {
    const watched = window as InstrumentedWindow
    watched.said = []
    const attach = Element.prototype.attachShadow
    Element.prototype.attachShadow = function (init) {
      const root = attach.call(this, init)
      const note = () => root.textContent && watched.said?.push(root.textContent)
      if (this.localName === 'shop-announcer') new MutationObserver(note).observe(root, { childList: true, subtree: true })
      return root
    }
    // every view asks for its styles while it is drawn
    const styles = Object.getOwnPropertyDescriptor(ShadowRoot.prototype, 'adoptedStyleSheets') as Required<PropertyDescriptor>
    Object.defineProperty(ShadowRoot.prototype, 'adoptedStyleSheets', {
      ...styles,
      get() {
        if (watched.broken === this.host.localName) throw new Error('Forced')
        return styles.get.call(this)
      },
    })
    const within = (root: Document | ShadowRoot): Element[] =>
      [...root.querySelectorAll('*')].flatMap((element) => [element, ...(element.shadowRoot ? within(element.shadowRoot) : [])])
    watched.elements = () => within(document)
    const leadsTo = (node: unknown, path: string) =>
      node instanceof HTMLAnchorElement && node.origin === location.origin && node.pathname === path
    watched.linksTo = (path, among = within(document)) =>
      among.filter((element): element is HTMLAnchorElement => leadsTo(element, path) && element.checkVisibility())
    watched.isThere = () => {
      let at = document.activeElement
      while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement
      return at !== null && watched.wanted?.includes(at) === true
    }
    const onClick = (event: Event) => {
      const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement)
      if (!link) return
      const { pathname: to } = link
      const at = watched.linksTo?.(to).indexOf(link) ?? -1
      watched.left = { path: location.pathname, to, at, top: link.getBoundingClientRect().top }
    }
    addEventListener('click', onClick, { capture: true })
    const stopThere = (event: KeyboardEvent) => event.key === 'Tab' && watched.isThere?.() && event.preventDefault()
    addEventListener('keydown', stopThere, { capture: true })
  })

/** From now on the code of a tag throws whenever it is drawn. */
export const failRender = (page: Page, tag: string) => page.evaluate((broken) => Object.assign(window, { broken }) && undefined, tag)

/** What a visitor has before them, and what a machine reads of it. */
export const readPageState = (page: Page) =>
  page.evaluate(() => {
    const pathIn = (selector: string) => new URL(document.querySelector<HTMLLinkElement>(selector)?.href ?? 'none:').pathname
    const { elements = () => [], linksTo = () => [], said } = window as InstrumentedWindow
    const all = elements()
    const seen = (selector: string) => all.filter((element) => element.matches(selector) && element.checkVisibility()).length
    return {
      path: location.pathname,
      canonical: pathIn('link[rel=canonical]'),
      language: document.documentElement.lang,
      homes: ['/', '/lt/'].filter((home) => linksTo(home, all).length > 0),
      top: scrollY,
      focus: document.querySelector('shop-page')?.shadowRoot?.activeElement?.localName,
      headings: seen('h1'),
      failures: seen('.shop-oops'),
      isAnnounced: said?.includes(document.title),
    }
  })

/** Whether a page has all that it asked for, and is as high as it was a moment ago. */
const drawing = (page: Page) => {
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
    return isSame && !isWaiting ? 'drawn' : `${height} px so far`
  }
}

const batch = 30
const maxTabStops = 600

/** Holds the key down that steps through all that can have the focus until a link to a path of the shop has it: there it does no more. */
async function tabTo(page: Page, path: string): Promise<void> {
  // not those of what opens on the way, such as the search's: they are not there after the way back
  await page.evaluate((to) => {
    const watched = window as InstrumentedWindow
    watched.wanted = watched.linksTo?.(to) ?? []
  }, path)
  // a form that was passed empty says what is missing, and no longer after the way back: the other way round
  const held = (await page.locator('shop-form form').count()) ? ['Shift', 'Tab'] : ['Tab']
  for (const key of held) await page.keyboard.down(key)
  let isThere = false
  for (let stop = 0; stop < maxTabStops && !isThere; stop += batch) {
    await Promise.all(Array.from({ length: batch }, () => page.keyboard.down('Tab')))
    isThere = await page.evaluate(() => (window as InstrumentedWindow).isThere?.() ?? false)
  }
  for (const key of held) await page.keyboard.up(key)
  if (!isThere) throw new Error(`No way to ${path} with the keyboard`)
}

/** Follows a link of the page on screen; answers where that was. */
export async function follow(page: Page, path: string, way: InputMethod): Promise<LinkPosition> {
  const link = page.locator(`a[href="${path}"], a[href^="${path}?"]`).filter({ visible: true }).last()
  await link.waitFor()
  if (way === 'mouse') await link.scrollIntoViewIfNeeded()
  await expect.poll(drawing(page)).toBe('drawn')
  await page.evaluate(() => Object.assign(window, { said: [], left: undefined }) && undefined)
  if (way === 'mouse') await link.click()
  else {
    await tabTo(page, path)
    await page.keyboard.press('Enter')
  }
  return page.evaluate(() => (window as InstrumentedWindow).left as LinkPosition)
}

/** Goes back: the link that was followed is where it was. */
export async function goBackTo(page: Page, { path, to, at, top }: LinkPosition): Promise<void> {
  await page.goBack()
  const distance = async () => {
    const now = await page.evaluate(
      ([href, n]) => ({
        path: location.pathname,
        focus: document.querySelector('shop-page')?.shadowRoot?.activeElement?.localName,
        top: (window as InstrumentedWindow).linksTo?.(href)[n]?.getBoundingClientRect().top,
      }),
      [to, at] as const,
    )
    return now.path === path && now.focus === 'main' && now.top !== undefined ? Math.abs(now.top - top) : now
  }
  await expect.poll(distance, { message: `back to ${path}, where the link to ${to} was at ${top}` }).toBeLessThanOrEqual(2)
}
