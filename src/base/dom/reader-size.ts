let isMeasured = false

/**
 * Tells the kit's styles the font size that the reader has set in the browser (`--s-unit` in src/ui/base.css), once a `rem` is smaller:
 * with `html { font-size: 62.5% }`, maybe at some widths only. Until then no style is added, because a custom property of `:root`
 * makes the browser style the whole page again. Measured inside a shadow root, where no style of the page applies.
 */
export function provideReaderSize(root: ShadowRoot): void {
  if (isMeasured) return
  isMeasured = true
  const probe = root.appendChild(document.createElement('i'))
  probe.style.font = 'medium serif'
  const size = getComputedStyle(probe).fontSize
  probe.remove()
  const provide = () => {
    if (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) >= Number.parseFloat(size)) return
    for (const type of types) removeEventListener(type, provide)
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`:root{--s-reader:${size}}`)
    document.adoptedStyleSheets.push(sheet)
  }
  const types = ['load', 'resize']
  for (const type of types) addEventListener(type, provide)
  provide()
}
