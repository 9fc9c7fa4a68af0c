/** Tags allowed in descriptions. Only links keep an attribute, their address. */
const allowed = new Set('p br b strong i em u s sub sup ul ol li dl dt dd h3 h4 h5 blockquote hr table thead tbody tr th td a'.split(' '))
const voidTags = new Set(['br', 'hr'])
const tagAliases: Record<string, string> = { h1: 'h3', h2: 'h3', h6: 'h5', div: 'p', del: 's', strike: 's' }
/** Tags that are removed together with their content. */
const removedTags = new Set(
  'script style iframe object embed template svg math noscript noembed noframes title textarea select xmp plaintext head'.split(' '),
)
const linkProtocols = new Set(['http:', 'https:', 'mailto:', 'tel:'])
const maxLength = 100_000
const maxDepth = 30

/** Matches at every position, and an unclosed quote or comment ends with the text: hostile input cannot cause excessive backtracking. */
const token = /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*(?:>|$)|<(\/?)([a-z][a-z0-9-]*)((?:[^>"']|"[^"]*(?:"|$)|'[^']*(?:'|$))*)(?:>|$)|([^<]+|<)/gi

/**
 * Sanitises untrusted HTML. Emits only the allowed tags and escapes all text, so that the result cannot run scripts, load
 * resources or cover the page.
 */
export function cleanHtml(html: string): string {
  const open: string[] = []
  let out = ''
  let skipping: string | undefined
  for (const [, slash, tag = '', attributes = '', text] of html.slice(0, maxLength).matchAll(token)) {
    const lower = tag.toLowerCase()
    if (skipping !== undefined) {
      if (slash && lower === skipping) skipping = undefined
    } else if (text !== undefined) {
      out += escapeText(text)
    } else if (removedTags.has(lower)) {
      if (!slash) skipping = lower
    } else {
      const name = tagAliases[lower] ?? lower
      if (!allowed.has(name)) continue
      if (slash) out += close(open, name)
      else if (voidTags.has(name)) out += `<${name}>`
      else if (open.length < maxDepth) {
        open.push(name)
        out += name === 'a' ? linkTag(attributes) : `<${name}>`
      }
    }
  }
  return (
    out +
    open
      .reverse()
      .map((name) => `</${name}>`)
      .join('')
  ).trim()
}

/** Closes the last open tag of this name and all tags inside it. Ignores an end tag without a start tag. */
function close(open: string[], name: string): string {
  const index = open.lastIndexOf(name)
  if (index < 0) return ''
  return open
    .splice(index)
    .reverse()
    .map((inner) => `</${inner}>`)
    .join('')
}

function linkTag(attributes: string): string {
  const [, double, single, bare] = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes) ?? []
  const address = safeAddress(decode(double ?? single ?? bare ?? ''))
  return address ? `<a href="${escapeText(address).replace(/"/g, '&quot;')}" rel="noopener noreferrer nofollow">` : '<a>'
}

/** The normalised URL. Undefined for relative URLs, other protocols (such as javascript:) and URLs with credentials. */
function safeAddress(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  return linkProtocols.has(url.protocol) && !url.username && !url.password ? url.href : undefined
}

function decode(text: string): string {
  return text
    .replace(/&#(?:x([0-9a-f]+)|(\d+));?/gi, (_, hex?: string, decimal?: string) => {
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
    })
    .replace(/&amp;/gi, '&')
}

/** Keeps character references such as &nbsp; and escapes everything else that is HTML syntax. */
function escapeText(text: string): string {
  return text
    .replace(/&(?!(?:#\d+|#x[0-9a-f]+|[a-z][a-z0-9]*);)/gi, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
}
