import type { Page } from 'playwright'
import { expect } from 'vitest'

/** Where a visitor stood: on which page, and where in the window the link was that was followed. */
export interface Place {
  path: string
  to: string
  top: number
}

interface Watched extends Window {
  /** what assistive technology was told on this page */
  said?: string[]
  left?: Place
}

/** Notes what is announced and where links are followed: runs before the page. */
export const watch = (page: Page) =>
  page.addInitScript(() => {
    const watched = window as Watched
    watched.said = []
    const attach = Element.prototype.attachShadow
    Element.prototype.attachShadow = function (init) {
      const root = attach.call(this, init)
      const note = () => root.textContent && watched.said?.push(root.textContent)
      if (this.localName === 'shop-announcer') new MutationObserver(note).observe(root, { childList: true, subtree: true })
      return root
    }
    const onClick = (event: Event) => {
      const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement)
      if (link) watched.left = { path: location.pathname, to: link.pathname, top: link.getBoundingClientRect().top }
    }
    addEventListener('click', onClick, { capture: true })
  })

/** What a visitor has before them, and what a machine reads of it. */
export const lookOf = (page: Page) =>
  page.evaluate(() => {
    const pathIn = (selector: string) => new URL(document.querySelector<HTMLLinkElement>(selector)?.href ?? 'none:').pathname
    const within = (root: Document | ShadowRoot): Element[] =>
      [...root.querySelectorAll('*')].flatMap((element) => [element, ...(element.shadowRoot ? within(element.shadowRoot) : [])])
    return {
      path: location.pathname,
      canonical: pathIn('link[rel=canonical]'),
      language: document.documentElement.lang,
      top: scrollY,
      focus: document.querySelector('shop-page')?.shadowRoot?.activeElement?.localName,
      headings: within(document).filter((element) => element.localName === 'h1' && element.checkVisibility()).length,
      isAnnounced: (window as Watched).said?.includes(document.title),
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

/** Follows a link of the page on screen; answers where that was. */
export async function follow(page: Page, path: string): Promise<Place> {
  const link = page.locator(`a[href="${path}"], a[href^="${path}?"]`).filter({ visible: true }).last()
  await link.waitFor()
  await link.scrollIntoViewIfNeeded()
  await expect.poll(drawing(page)).toBe('drawn')
  await page.evaluate(() => Object.assign(window, { said: [] }) && undefined)
  await link.click()
  return page.evaluate(() => (window as Watched).left as Place)
}

/** Goes back: the link that was followed is where it was. */
export async function goBackTo(page: Page, { path, to, top }: Place): Promise<void> {
  await page.goBack()
  const link = page.locator(`a[href="${to}"], a[href^="${to}?"]`).filter({ visible: true }).last()
  const distance = async () => {
    const look = await lookOf(page)
    const box = await link.evaluate((element) => element.getBoundingClientRect().top, undefined, { timeout: 1000 }).catch(() => undefined)
    return look.path === path && look.focus === 'main' && box !== undefined ? Math.abs(box - top) : look
  }
  await expect.poll(distance, { message: `back to ${path}, where the link to ${to} was at ${top}` }).toBeLessThanOrEqual(2)
}
