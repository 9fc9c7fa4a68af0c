import type { Config, DOMPurify } from 'dompurify'
import { atom, onMount } from 'nanostores'
import { setBounded } from '../bounded-map.ts'
import { loadChunk } from '../dom/chunk.ts'
import { shared } from '../shared.ts'
import { safeUrl } from './safe-url.ts'
import { trustedPolicy } from './trusted-policy.ts'

/**
 * Removes scripts, styles, forms, frames and custom elements from HTML of a shop or a content system (R01..R04). `base`
 * resolves its relative URLs. Idempotent.
 */
export type Sanitizer = (html: string, base?: string) => string | TrustedHTML

const words = (text: string) => text.split(' ')

const allowed: Config = {
  ALLOWED_TAGS: words(
    'p br hr h1 h2 h3 h4 h5 h6 ul ol li dl dt dd strong b em i u s small sub sup mark code pre blockquote q cite abbr span div ' +
      'table caption thead tbody tfoot tr th td colgroup col a img figure figcaption details summary time bdi',
  ),
  // no class, id, name, slot or part: they would match styles and slots of the surrounding element
  ALLOWED_ATTR: words('href title alt src width height colspan rowspan scope span start reversed datetime dir lang aria-label rel target'),
  ADD_ATTR: ['referrerpolicy', 'loading'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOW_UNKNOWN_PROTOCOLS: false,
  CUSTOM_ELEMENT_HANDLING: { tagNameCheck: null, attributeNameCheck: null, allowCustomizedBuiltInElements: false },
}

function replaceUrl(node: Element, name: 'href' | 'src', safe: string | undefined) {
  if (safe === undefined) node.removeAttribute(name)
  else node.setAttribute(name, safe)
}

/** Filters URLs of links and pictures with `safeUrl`, sends no referrer, and denies a new window its opener. */
function sanitizeUrls(node: Element, base: string | undefined) {
  const href = node.localName === 'a' ? node.getAttribute('href') : null
  const src = node.localName === 'img' ? node.getAttribute('src') : null
  const target = href !== null && node.getAttribute('target') === '_blank'
  for (const name of ['rel', 'target', 'referrerpolicy', 'loading']) node.removeAttribute(name)
  replaceUrl(node, 'href', href === null ? undefined : safeUrl(href, 'link', base))
  replaceUrl(node, 'src', src === null ? undefined : safeUrl(src, 'image', base))
  if (target) node.setAttribute('target', '_blank')
  if (href !== null) node.setAttribute('rel', 'noopener noreferrer')
  if (src !== null) {
    node.setAttribute('loading', 'lazy')
    node.setAttribute('referrerpolicy', 'no-referrer')
  }
}

/** comments, and elements whose content is no markup and not shown; else a tag */
const removedOrTag =
  /(<!--(?:-?>|[\s\S]*?(?:--!?>|$))|<(?:[!?]|\/[^a-z>])[^>]*>?|<(style|script|title|iframe|noembed|noframes|xmp|textarea)(?=[\s/>])[\s\S]*?(?:<\/\2[^>]*>|$))|<\/?[a-z][^\s/>]*/gi
const attribute = /[\s/]*(?:(=?[^\s/>=]+|=)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>][^\s>]*|))?)?/y
const reported = /^(?:style|on.*)$/i

/**
 * Removes styles and event handlers before DOMPurify parses and removes them: with a CSP that forbids them, browsers report each
 * one, even though the document is inert. Reads tags as the HTML standard does, but what it misses is only reported: DOMPurify decides.
 */
function stripReported(html: string): string {
  let kept = ''
  let at = 0
  const next = (pattern: RegExp) => {
    pattern.lastIndex = at
    return pattern.exec(html)
  }
  for (let found = next(removedOrTag); found; found = next(removedOrTag)) {
    const [text, removed] = found
    kept += html.slice(at, found.index)
    at = found.index + text.length
    if (removed) continue
    kept += text
    for (let part = next(attribute); part?.[0]; part = next(attribute)) {
      at += part[0].length
      kept += reported.test(part[1] ?? '') ? ' ' : part[0]
    }
  }
  return kept + html.slice(at)
}

const maxCachedTexts = 64
const maxCachedLength = 50_000

/** Some HTML parses differently each time. If it is not stable after this many rounds, it is escaped. */
const maxRounds = 6

async function createSanitizer(): Promise<Sanitizer> {
  const { default: createPurify } = await loadChunk(() => import('dompurify'))
  return makeSanitizer(createPurify(window)) // a separate instance, without the hooks of other scripts
}

/** A sanitizer on an own instance of DOMPurify. */
export function makeSanitizer(purify: DOMPurify): Sanitizer {
  const policy = trustedPolicy()
  const config = { ...allowed, TRUSTED_TYPES_POLICY: policy, RETURN_TRUSTED_TYPE: false }
  let from: string | undefined
  purify.addHook('afterSanitizeAttributes', (node) => sanitizeUrls(node, from))
  const settle = (html: string): string => {
    let last = stripReported(html)
    for (let round = 0; round < maxRounds; round++) {
      const next = purify.sanitize(last, config)
      if (next === last) return next
      last = next
    }
    return escaped(html)
  }
  const cached = new Map<string, string | TrustedHTML>()
  return (html, base) => {
    const key = `${base}\n${html}`
    const known = cached.get(key)
    if (known !== undefined) return known
    from = base
    const text = settle(html)
    const clean = policy ? policy.createHTML(text) : text
    if (html.length <= maxCachedLength) setBounded(cached, key, clean, maxCachedTexts)
    return clean
  }
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

/** The sanitizer; undefined until its code has loaded. The first subscriber starts the load; after a failure the next one retries. */
export const $sanitizer = shared('sanitizer', () => {
  const $made = atom<Sanitizer | undefined>()
  onMount($made, () => {
    if (!$made.get()) createSanitizer().then((sanitizer) => $made.set(sanitizer), console.error)
  })
  return $made
})
