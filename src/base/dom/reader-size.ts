let isProvided = false

/**
 * Tells the kit's styles the font size that the reader has set in the browser (`--s-unit` in src/ui/base.css): with
 * `html { font-size: 62.5% }` a `rem` is smaller. Measured inside a shadow root, where no style of the page applies.
 */
export function provideReaderSize(root: ShadowRoot): void {
  if (isProvided) return
  isProvided = true
  const probe = root.appendChild(document.createElement('i'))
  probe.style.font = 'medium serif'
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`:root{--s-reader:${getComputedStyle(probe).fontSize}}`)
  probe.remove()
  document.adoptedStyleSheets.push(sheet)
}
