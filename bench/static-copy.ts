import type { Browser, Page } from 'playwright'
import { observePage } from './profile.ts'
import { viewport } from './viewport.ts'

/** A sheet with the text that it was made of: its rules as text would lose shorthands that contain a variable. */
type SheetWithText = CSSStyleSheet & { sourceText?: string }

/** The page of the shop as the HTML file that a static site would serve. */
export async function readStaticCopy(browser: Browser, url: string): Promise<string> {
  const page = await browser.newPage({ viewport, serviceWorkers: 'block' })
  await observePage(page)
  await page.addInitScript(keepSheetTexts)
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  const html = await copyAsHtml(page)
  await page.context().close()
  return html
}

/** Runs in the page before its scripts. */
function keepSheetTexts(): void {
  const { replaceSync } = CSSStyleSheet.prototype
  CSSStyleSheet.prototype.replaceSync = function (this: SheetWithText, text) {
    this.sourceText = text
    replaceSync.call(this, text)
  }
}

/**
 * The rendered page as one HTML file without scripts: its style sheets inside, its shadow roots declarative, its addresses relative to
 * where it came from.
 */
const copyAsHtml = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const styleOf = (texts: readonly string[]) => Object.assign(document.createElement('style'), { textContent: texts.join('\n') })
    const adoptedBy = (root: Document | ShadowRoot) => root.adoptedStyleSheets.map((sheet: SheetWithText) => sheet.sourceText ?? '')
    const shadowRoots: ShadowRoot[] = []
    const collect = (from: Document | ShadowRoot) => {
      for (const { shadowRoot } of from.querySelectorAll('*'))
        if (shadowRoot) {
          shadowRoots.push(shadowRoot)
          collect(shadowRoot)
        }
    }
    collect(document)
    for (const root of shadowRoots) if (root.adoptedStyleSheets.length) root.prepend(styleOf(adoptedBy(root)))
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
    const linked = await Promise.all(links.map(async ({ href }) => (await fetch(href)).text()))
    const base = Object.assign(document.createElement('base'), { href: location.href })
    document.head.prepend(base)
    document.head.append(styleOf([...linked, ...adoptedBy(document)]))
    const scripts = [document, ...shadowRoots].flatMap((root) => [...root.querySelectorAll('script')])
    for (const element of [...links, ...scripts]) element.remove()
    const root = document.documentElement
    return `<!doctype html><html lang="${root.lang}">${root.getHTML({ shadowRoots })}</html>`
  })
