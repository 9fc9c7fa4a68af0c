import type { Page } from 'playwright'

/**
 * The rendered page as one HTML file without scripts: its style sheets inside, its shadow roots declarative, its addresses relative to
 * where it came from.
 */
export const copyAsHtml = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const textOf = (sheets: Iterable<CSSStyleSheet>) => [...sheets].flatMap((sheet) => [...sheet.cssRules]).map(({ cssText }) => cssText)
    const styleOf = (root: Document | ShadowRoot) => {
      const style = document.createElement('style')
      style.textContent = textOf(root.adoptedStyleSheets).join('\n')
      return style
    }
    const shadowRoots: ShadowRoot[] = []
    const collect = (from: Document | ShadowRoot) => {
      for (const { shadowRoot } of from.querySelectorAll('*'))
        if (shadowRoot) {
          shadowRoots.push(shadowRoot)
          collect(shadowRoot)
        }
    }
    collect(document)
    for (const root of shadowRoots) if (root.adoptedStyleSheets.length) root.prepend(styleOf(root))
    const linked = [...document.styleSheets].filter(({ ownerNode }) => ownerNode instanceof HTMLLinkElement)
    for (const link of document.querySelectorAll('link')) link.remove()
    const own = styleOf(document)
    own.prepend(`${textOf(linked).join('\n')}\n`)
    const base = document.createElement('base')
    base.href = location.href
    document.head.prepend(base)
    document.head.append(own)
    for (const script of [document, ...shadowRoots].flatMap((root) => [...root.querySelectorAll('script')])) script.remove()
    const root = document.documentElement
    return `<!doctype html><html lang="${root.lang}">${root.getHTML({ shadowRoots })}</html>`
  })
