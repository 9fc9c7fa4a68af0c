import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html as markup, parse } from 'parse5'

type Element = DefaultTreeAdapterTypes.Element
type Attributes = Readonly<Record<string, string>>

/** A shop tag in the source text of a page. */
export interface FoundTag {
  tag: string
  attributes: Attributes
  /** offsets in the source text: after the name, and after the start tag */
  nameEnd: number
  startTagEnd: number
  /** attributes of the `shop-config` around the tag; undefined without one */
  config: Attributes | undefined
  isInPage: boolean
  /** slots that its children fill */
  filledSlots: ReadonlySet<string>
  hasShadowRoot: boolean
  /** its children include headings or other blocks, which would end the paragraph around it */
  isInParagraph: boolean
}

/** The shop tags of a page in source order, and the settings that apply to all of them. */
export interface FoundTags {
  tags: readonly FoundTag[]
  /** attributes of the first `shop-config` and data of the script that loads the kit, in order of precedence */
  configs: readonly Attributes[]
  /** origin of the script that loads the kit, if its URL names one: the default of `api-base` */
  scriptOrigin: string | undefined
  /** `lang` of the document */
  language: string | undefined
  hasHeading: boolean
  /** URLs of the page by language, from the `hreflang` links of its head */
  alternatives: Readonly<Record<string, string>>
}

/** Browsers do not nest deeper. The parser's time per element grows with the depth. */
const maxDepth = 512

/** Throws for a page with more nesting or elements than its source can contain: invalid HTML can make the parser repeat tags. */
function limitedAdapter(source: string): typeof defaultTreeAdapter {
  const maxElements = source.length
  let depth = 0
  let elements = 0
  return {
    ...defaultTreeAdapter,
    createElement(...given) {
      if (++elements > maxElements + 1000) throw new RangeError('The page repeats more elements than it has characters')
      return defaultTreeAdapter.createElement(...given)
    },
    onItemPush() {
      if (++depth > maxDepth) throw new RangeError(`The page has elements nested deeper than ${maxDepth} levels`)
    },
    onItemPop() {
      depth--
    },
  }
}

const noOrigin = 'http://page.invalid'

const attributesOf = ({ attrs }: Element): Attributes =>
  Object.assign(Object.create(null), Object.fromEntries(attrs.map(({ name, value }) => [name, value])))

/** Data attributes of a script as attributes of `shop-config`; undefined unless it loads the kit, see `settingsAt` in src/kit/settings.ts. */
function scriptSettings(attributes: Attributes): Attributes | undefined {
  const { 'data-api-base': apiBase, 'data-shop': isShop, src } = attributes
  if (apiBase === undefined && isShop === undefined && !src?.includes('/shop-kit.js')) return undefined
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => (name.startsWith('data-') ? [[name.slice(5), value]] : [])),
  )
}

/** See src/base/dom/script-origin.ts. */
const originOf = ({ src = '' }: Attributes): string | undefined =>
  /^https?:/i.test(src) && URL.canParse(src) ? new URL(src).origin : undefined

/** The URL of a page in a language, see src/stores/page/route.ts; `x-default` is none. */
function alternativeOf({ rel, hreflang, href }: Attributes): Record<string, string> {
  if (!rel?.split(/\s+/).includes('alternate') || !hreflang || hreflang === 'x-default' || !href || !URL.canParse(href, noOrigin)) return {}
  const { pathname, search } = new URL(href, noOrigin)
  return { [hreflang]: pathname + search }
}

/** Elements that hide a paragraph around them: https://html.spec.whatwg.org/#has-an-element-in-button-scope. */
const scopes = new Set(['applet', 'button', 'caption', 'html', 'marquee', 'object', 'table', 'td', 'template', 'th'])

function isInParagraph(ancestors: readonly Element[]): boolean {
  const nearest = ancestors.findLast(({ tagName }) => tagName === 'p' || scopes.has(tagName))
  return nearest?.tagName === 'p'
}

const hasShadowRoot = (children: readonly Element[]): boolean =>
  children.some((child) => child.tagName === 'template' && /^(open|closed)$/i.test(attributesOf(child).shadowrootmode ?? ''))

/**
 * Finds the shop tags of a page or a fragment as a browser that runs scripts does: not in comments, scripts, `template`,
 * `noscript` or SVG, and not the ones in a page that a server has rendered. Throws a `RangeError` for a page that no browser
 * builds as it is written.
 */
export function findTags(source: string): FoundTags {
  const document = parse(source, { sourceCodeLocationInfo: true, scriptingEnabled: true, treeAdapter: limitedAdapter(source) })
  const tags: FoundTag[] = []
  let firstConfig: Attributes | undefined
  let script: Attributes | undefined
  let scriptOrigin: string | undefined
  let language: string | undefined
  const alternatives: Record<string, string> = {}
  let hasHeading = false
  const ancestors: Element[] = []

  function visit(element: Element): void {
    const { tagName, namespaceURI, sourceCodeLocation } = element
    if (namespaceURI !== markup.NS.HTML) return
    const children = element.childNodes.filter((node): node is Element => 'tagName' in node)
    if (tagName === 'html') language = attributesOf(element).lang
    if (tagName === 'h1') hasHeading = true
    if (tagName === 'link') Object.assign(alternatives, alternativeOf(attributesOf(element)))
    if (tagName === 'script' && !script) {
      script = scriptSettings(attributesOf(element))
      scriptOrigin = script && originOf(attributesOf(element))
    }
    if (tagName === 'shop-config') firstConfig ??= attributesOf(element)
    if (tagName.startsWith('shop-') && sourceCodeLocation?.startTag) {
      const { startOffset, endOffset } = sourceCodeLocation.startTag
      const config = ancestors.findLast((ancestor) => ancestor.tagName === 'shop-config')
      const isRendered = hasShadowRoot(children)
      tags.push({
        tag: tagName,
        attributes: attributesOf(element),
        nameEnd: startOffset + 1 + tagName.length,
        startTagEnd: endOffset,
        config: config && attributesOf(config),
        isInPage: ancestors.some((ancestor) => ancestor.tagName === 'shop-page'),
        filledSlots: new Set(children.map((child) => attributesOf(child).slot ?? '').filter(Boolean)),
        hasShadowRoot: isRendered,
        isInParagraph: isInParagraph(ancestors),
      })
      if (isRendered && tagName === 'shop-page') return
    }
    ancestors.push(element)
    for (const child of children) visit(child)
    ancestors.pop()
  }

  for (const node of document.childNodes) if ('tagName' in node) visit(node)
  return {
    tags: tags.filter((tag) => isInSource(source, tag)).sort((a, b) => a.nameEnd - b.nameEnd),
    configs: [firstConfig, script].filter((attributes) => attributes !== undefined),
    scriptOrigin,
    language,
    hasHeading,
    alternatives,
  }
}

/** Whether the offsets of the parser are those of the tag. */
const isInSource = (source: string, { tag, nameEnd, startTagEnd }: FoundTag): boolean =>
  source.slice(nameEnd - tag.length - 1, nameEnd).toLowerCase() === `<${tag}` && source[startTagEnd - 1] === '>'
