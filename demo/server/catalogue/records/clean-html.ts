/** What a description may be made of; nothing of it needs an attribute except the address of a link. */
const allowed = new Set('p br b strong i em u s sub sup ul ol li dl dt dd h3 h4 h5 blockquote hr table thead tbody tr th td a'.split(' '))
const voidTags = new Set(['br', 'hr'])
const tagAliases: Record<string, string> = { h1: 'h3', h2: 'h3', h6: 'h5', div: 'p', del: 's', strike: 's' }
/** Their content goes with them. */
const removedTags = new Set(
  'script style iframe object embed template svg math noscript noembed noframes title textarea select xmp plaintext head'.split(' '),
)
const linkProtocols = new Set(['http:', 'https:', 'mailto:', 'tel:'])
const maxLength = 100_000
const maxDepth = 30

/** Matches wherever it starts, a quote that is never closed ends with the text: else a hostile text takes for ever. */
const token = /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*(?:>|$)|<(\/?)([a-z][a-z0-9-]*)((?:[^>"']|"[^"]*(?:"|$)|'[^']*(?:'|$))*)(?:>|$)|([^<]+|<)/gi

/**
 * Rewrites html of strangers as plain allowed html. Only names of the list above are ever written and every text is
 * escaped, so whatever a browser makes of the input, nothing of it runs, loads or covers the page.
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

/** Closes down to the last open tag of this name; a stray end closes nothing. */
function close(open: string[], name: string): string {
  const at = open.lastIndexOf(name)
  if (at < 0) return ''
  return open
    .splice(at)
    .reverse()
    .map((inner) => `</${inner}>`)
    .join('')
}

function linkTag(attributes: string): string {
  const [, double, single, bare] = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes) ?? []
  const address = safeAddress(decode(double ?? single ?? bare ?? ''))
  return address ? `<a href="${escapeText(address).replace(/"/g, '&quot;')}" rel="noopener noreferrer nofollow">` : '<a>'
}

/** The absolute address as a browser reads it, or nothing when it could run something. */
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

/** References such as &nbsp; stay, everything else that html would read becomes text. */
function escapeText(text: string): string {
  return text
    .replace(/&(?!(?:#\d+|#x[0-9a-f]+|[a-z][a-z0-9]*);)/gi, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
}
