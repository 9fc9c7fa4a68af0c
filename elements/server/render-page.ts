import { localeOf } from '../../src/domain/language.ts'
import { renderedAttribute } from '../../src/kit/hydration.ts'
import { $route } from '../../src/stores/page/route.ts'
import type { AnyContract } from '../kit/contract.ts'
import { readProps } from './attributes.ts'
import { type FoundTag, type FoundTags, findTags } from './find-tags.ts'
import { publicContract } from './public-tags.ts'
import {
  createPageRender,
  isPrivate,
  type PageRender,
  type RenderOptions,
  reportError,
  type StartedContent,
  settingsIn,
  startContent,
  withRoute,
} from './render-tag.tsx'

/** the number of tags that load while the page waits for the first of them */
const tagsAhead = 8

/**
 * Fills the shop tags of an HTML document or fragment, and yields it in pieces: everything up to the first tag at once, then
 * each tag when it has rendered, with the text up to the next one. Apart from the content of the tags and their attribute
 * `data-shop-rendered`, the page stays as it is, byte for byte; children of a tag follow its content.
 *
 * Settings are read as in a browser: from the tag, the `shop-config` around it, the first one of the page, the data attributes
 * of the script that loads the kit. `settings` and `language` of the options count where the page says nothing, and `lang` of
 * the document and the origin in the URL of the script where they say nothing either. A setting that a script of the page makes (`SHOP_CONFIG`, `configure`) is not
 * seen: pass it in `settings`. A tag whose `api-base` differs from that of the page is another shop's and stays as it is.
 *
 * Also left alone are tags that have a shadow root, those without public content, and, reported to `onError`, those that are
 * unknown or fail. Never throws for a page, whatever its HTML.
 */
export async function* renderPageParts(html: string, options: RenderOptions): AsyncGenerator<string> {
  const fills = /<shop-/i.test(html) ? startTags(html, options) : []
  let written = 0
  let next = 0
  const started: Promise<StartedContent>[] = []
  for (const [index, { found }] of fills.entries()) {
    for (; next < Math.min(index + tagsAhead, fills.length); next++) started.push((fills[next] as Fill).start())
    const tagStart = found.nameEnd - found.tag.length - 1
    if (written < tagStart) yield html.slice(written, tagStart)
    const content = await (await (started[index] as Promise<StartedContent>)).write()
    const mark = content && !(renderedAttribute in found.attributes) ? ` ${renderedAttribute}` : ''
    yield html.slice(tagStart, found.nameEnd) + mark + html.slice(found.nameEnd, found.startTagEnd) + content
    written = found.startTagEnd
  }
  if (written < html.length) yield html.slice(written)
}

/** The whole page with its shop tags filled, see `renderPageParts`. */
export async function renderPage(html: string, options: RenderOptions): Promise<string> {
  const parts: string[] = []
  for await (const part of renderPageParts(html, options)) parts.push(part)
  return parts.join('')
}

interface Fill {
  found: FoundTag
  start(): Promise<StartedContent>
}

/** The tags of a page that can be filled. A `shop-page` decides the route, for which the other tags wait. */
function startTags(html: string, options: RenderOptions): Fill[] {
  const { tags, configs, scriptOrigin, language, hasHeading, alternatives } = readTags(html, options)
  const ofDocument = localeOf(language ?? '')?.split('-')[0]
  const defaults = { ...(scriptOrigin && { apiBase: scriptOrigin }), ...(ofDocument && { language: ofDocument }) }
  const base = createPageRender({ ...options, settings: { ...defaults, ...options.settings } })
  const page = { ...base, configs, hasHeading }
  page.state.fixed.set($route, { alternatives, crumbs: [] })
  const { apiBase } = settingsIn(page, {})
  const contextOf = ({ config, isInPage, filledSlots }: FoundTag): PageRender => ({
    ...page,
    configs: config ? [config, ...configs] : configs,
    isInPage,
    filledSlots,
  })
  const fillable = tags.filter((found) => isFillable(found, options) && settingsIn(contextOf(found), found.attributes).apiBase === apiBase)
  const routed = fillable.find(followsUrl)
  const startNow = ({ tag, attributes }: FoundTag, context: PageRender) =>
    startContent(publicContract(tag) as AnyContract, attributes, context)
  const routedContent = routed && startNow(routed, contextOf(routed))
  return fillable.map((found) => ({
    found,
    async start() {
      if (!routedContent) return startNow(found, contextOf(found))
      const content = await routedContent
      return found === routed ? content : startNow(found, withRoute(contextOf(found), content.used))
    },
  }))
}

/** Whether a tag is the page of the URL, see src/views/page/page.tsx. */
function followsUrl({ tag, attributes }: FoundTag): boolean {
  if (tag !== 'shop-page') return false
  const { path, router } = readProps(publicContract(tag) as AnyContract, attributes).props as { path?: string; router?: boolean }
  return path === undefined && router !== false
}

function readTags(html: string, options: RenderOptions): FoundTags {
  try {
    return findTags(html)
  } catch (error) {
    reportError(error, 'html', options)
    return { tags: [], configs: [], scriptOrigin: undefined, language: undefined, hasHeading: true, alternatives: {} }
  }
}

function isFillable({ tag, attributes, hasShadowRoot, isInParagraph }: FoundTag, options: RenderOptions): boolean {
  if (hasShadowRoot || isPrivate(tag, attributes) || (isInParagraph && tag === 'shop-page')) return false
  try {
    return publicContract(tag) !== undefined
  } catch (error) {
    reportError(error, tag, options)
    return false
  }
}
