const named: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00a0'],
])
const silent = /^(?:script|style|template|noscript|textarea|title|iframe|svg|math)\b/i
const breaking = /^\/?(?:p|br|h[1-6]|li|div|tr|dt|dd|table|ul|ol|blockquote)\b/i

const decoded = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|(\w{2,5}));/g, (reference, code?: string, name?: string) => {
    if (name !== undefined) return named.get(name) ?? reference
    const point = Number(code)
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : reference
  })

/**
 * Strips the markup of HTML and keeps one line per paragraph: for text-only places and until the sanitizer has loaded.
 * Returns text, never markup. Runs in linear time for any input.
 */
export function plainText(html: string): string {
  const [first = '', ...pieces] = html.split('<')
  let text = first
  for (const piece of pieces) {
    if (!/^[a-z/!?]/i.test(piece)) text += `<${piece}`
    else {
      if (breaking.test(piece)) text += '\n'
      if (!silent.test(piece)) text += piece.slice(piece.indexOf('>') + 1)
    }
  }
  return decoded(text)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n')
}
