import type { Config } from 'dompurify'
import { loadChunk } from './chunk.ts'
import { safeUrl } from './safe-url.ts'
import { shared } from './shared.ts'

/** Turns html of a shop or a content system into html without scripts, forms, styles and foreign elements (M4, R01..R04). */
export type Sanitizer = (html: string) => string | TrustedHTML

const allowed: Config = {
  ALLOWED_TAGS: (
    'p br hr h1 h2 h3 h4 h5 h6 ul ol li dl dt dd strong b em i u s small sub sup mark code pre blockquote q cite abbr span div ' +
    'table caption thead tbody tfoot tr th td colgroup col a img picture source figure figcaption video audio details summary time bdi'
  ).split(' '),
  ALLOWED_ATTR: (
    'href target title alt src srcset sizes media type width height loading controls poster colspan rowspan scope span start reversed ' +
    'datetime dir lang open cite'
  ).split(' '),
  ALLOW_ARIA_ATTR: true,
  ALLOW_DATA_ATTR: false,
  ALLOW_UNKNOWN_PROTOCOLS: false,
  CUSTOM_ELEMENT_HANDLING: { tagNameCheck: null, attributeNameCheck: null, allowCustomizedBuiltInElements: false },
  SANITIZE_NAMED_PROPS: true,
}

const kinds = { href: 'link', cite: 'link', src: 'media', poster: 'image' } as const

function guardUrls(node: Element) {
  for (const [name, kind] of Object.entries(kinds)) {
    const value = node.getAttribute(name)
    if (value === null) continue
    const isPicture = name === 'src' && node.localName === 'img'
    if (safeUrl(value, isPicture ? 'image' : kind) === undefined) node.removeAttribute(name)
  }
  if (node.localName !== 'a') return
  if (node.getAttribute('target') !== null) node.setAttribute('target', '_blank')
  if (node.hasAttribute('target')) node.setAttribute('rel', 'noopener noreferrer')
}

const begun = shared('sanitizer', () => ({ task: undefined as Promise<Sanitizer> | undefined }))

async function make(): Promise<Sanitizer> {
  const { default: purify } = await loadChunk(() => import('dompurify'))
  purify.addHook('afterSanitizeAttributes', guardUrls)
  const trusted = 'trustedTypes' in globalThis
  return (html) => purify.sanitize(html, { ...allowed, RETURN_TRUSTED_TYPE: trusted }) as string | TrustedHTML
}

/** Loads the sanitizer once; a failed attempt may be repeated. */
export function loadSanitizer(): Promise<Sanitizer> {
  begun.task ??= make().catch((error: unknown) => {
    begun.task = undefined
    throw error
  })
  return begun.task
}
