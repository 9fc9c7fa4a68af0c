import { parseFragment } from 'parse5'

const reference = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi
/** Texts of web pages are often encoded twice: &amp;eacute; */
const maxRounds = 2
const known = new Map<string, string>()

/** Decodes the character references of HTML: 'Men&#039;s caf&eacute; mug' becomes 'Men's café mug'. */
export function decodeReferences(text: string): string {
  let decoded = text
  for (let round = 0; round < maxRounds && decoded.includes('&'); round += 1) decoded = decoded.replace(reference, decode)
  return decoded
}

/** Decodes a reference to a reference in HTML: &amp;eacute; becomes &eacute;, and never becomes markup. */
export const decodeDoubleReferences = (html: string): string =>
  html.replace(/&amp;(?=(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});)/gi, '&')

function decode(token: string): string {
  const found = known.get(token)
  if (found !== undefined) return found
  const [node] = parseFragment(token).childNodes
  const text = node && 'value' in node ? node.value : ''
  if (known.size < 5000) known.set(token, text)
  return text
}
