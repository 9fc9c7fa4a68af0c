import { renderToString } from 'react-dom/server'
import { mediaStore } from '../../src/base/dom/media.ts'
import { $hash, $path, $search } from '../../src/base/dom/url-parts.ts'
import { seedText } from '../../src/base/http/seed.ts'
import { largeScreenQuery } from '../../src/domain/constants.ts'
import { blockElementAttributes } from '../../src/domain/page/block-element.ts'
import { blockTag } from '../../src/domain/page/block-types.ts'
import type { Host } from '../../src/kit/host.ts'
import { type Settings, settingsOf } from '../../src/kit/settings.ts'
import type { Block } from '../../src/model/page/block.ts'
import type { Route } from '../../src/model/page/route.ts'
import { stringify } from '../../src/model/stringify.ts'
import { $cartCount } from '../../src/stores/cart/cart-summary.ts'
import { $listType } from '../../src/stores/listing/preferences.ts'
import { $route, type RouteState } from '../../src/stores/page/route.ts'
import { $customer } from '../../src/stores/session/session.ts'
import base from '../../src/ui/base.css?sheet'
import type { FrameProps } from '../../src/ui/frame.tsx'
import type { AnyContract } from '../kit/contract.ts'
import { markup as release } from '../kit/markup.ts'
import { Root } from '../kit/root.tsx'
import { attributesHtml, escapeAttribute, presentAttributes, readProps, type TagAttributes } from './attributes.ts'
import { createMarks, type NestedTag } from './nested-tags.ts'
import { publicContract } from './public-tags.ts'
import type { RenderState, UsedValue } from './render-state.ts'
import { renderOnce } from './rendered-tags.ts'
import { fetchFrom, type ShopHandler, shopData } from './shop-data.ts'

export interface RenderOptions {
  /** the shop in the same process, from `createShop` */
  shop: ShopHandler
  /** language of the page */
  language?: string | undefined
  /** URL of the page that the tag is on; its path decides what `shop-page` renders, its query the state of a list with url-sync */
  path?: string | undefined
  /** with its question mark */
  search?: string | undefined
  /** attributes of the page's `shop-config` */
  settings?: Partial<Settings> | undefined
  /** nonce of the page's Content-Security-Policy for the style element */
  nonce?: string | undefined
  /** the width that the markup is for; the browser replaces it on another one */
  screen?: 'phone' | 'desktop' | undefined
  /** called with what kept a tag from being rendered; default: `console.error` */
  onError?: ((error: unknown, tag: string) => void) | undefined
}

/** What the tags of one page have in common. */
interface PageRender {
  options: RenderOptions
  state: RenderState
  url: URL
  /** values in the seeds of earlier tags */
  seeded: Set<string>
  isInPage: boolean
}

/**
 * The HTML of a tag with its content in a declarative shadow root, from the contract and the view of the browser. Contains only
 * what every visitor sees: a tag without public content, or one whose data fails to load, is the tag alone, and the browser
 * renders it. Throws a `TypeError` for an unknown tag or an invalid name of an attribute.
 */
export async function renderTag(tag: string, attributes: TagAttributes, options: RenderOptions): Promise<string> {
  const url = pageUrl(options)
  const fixed = new Map<object, unknown>([
    [$path, url.pathname],
    [$search, url.search],
    [$hash, ''],
    [$route, noRoute],
    [mediaStore(largeScreenQuery), options.screen === 'desktop'],
    // a visitor of whom nothing is known; modules that the views import may set these
    [$cartCount, undefined],
    [$customer, undefined],
    [$listType, undefined],
  ]) as RenderState['fixed']
  const state: RenderState = { data: shopData(options.shop), fixed, values: new Map() }
  return renderElement(tag, presentAttributes(attributes), { options, state, url, seeded: new Set(), isInPage: false })
}

const noRoute: RouteState = { alternatives: {}, crumbs: [] }

/** Only the path and the query count: the views write URLs of the page without its origin. */
function pageUrl({ path = '/', search = '' }: RenderOptions): URL {
  const url = new URL('http://localhost/')
  url.pathname = path
  url.search = search
  return url
}

async function renderElement(tag: string, present: Record<string, string>, page: PageRender): Promise<string> {
  const contract = publicContract(tag)
  const content = contract && !isPrivate(tag, present) ? await renderContent(contract, present, page) : ''
  return `<${tag}${attributesHtml(present)}${content && ' data-shop-rendered'}>${content}</${tag}>`
}

/** A page that is not published yet must not get into a cache. */
const isPrivate = (tag: string, present: Readonly<Record<string, string>>) => tag === 'shop-page' && 'token' in present

/** The shadow root and the light DOM of an element; empty if it cannot be rendered. */
async function renderContent(contract: AnyContract, present: Record<string, string>, page: PageRender): Promise<string> {
  try {
    return await renderRoots(contract, present, page)
  } catch (error) {
    const report = page.options.onError ?? ((cause: unknown, tag: string) => console.error(`<${tag}> is left to the browser:`, cause))
    report(error, contract.tag)
    return ''
  }
}

async function renderRoots(contract: AnyContract, present: Record<string, string>, page: PageRender): Promise<string> {
  const { options, state, url } = page
  const isPage = contract.tag === 'shop-page'
  const own = settingsOf(present, { ...options.settings, ...(options.language && { language: options.language }) })
  const settings = { ...own, fetch: fetchFrom(options.shop, own.apiBase) }
  const { props, frame } = readProps(contract, present)
  const { fetch: _, ...plainSettings } = settings
  const question = stringify([contract.tag, present, plainSettings, url.href, options.screen, page.isInPage])
  const { result, used } = await renderOnce(state, question, () => {
    const marks = createMarks()
    const sheets = new Set<CSSStyleSheet>([base, ...(contract.styles ?? [])])
    const host: Host = {
      element: null,
      root: noRoot,
      methods: {},
      adopt: (sheet) => sheets.add(sheet),
      isPrerendered: true,
      server: { settings, isInPage: page.isInPage || isPage, url, ...marks },
    }
    const html = renderToString(
      <Root contract={contract} host={host} frame={frame as FrameProps} props={props} onCommit={ignore} onError={ignore} />,
    )
    return { html: html.replace(preloads, ''), marks, sheets }
  })
  const seed = seedOf(used, page.seeded)
  const inner = isPage ? pageContext(used, page) : page
  const { shadow, light } = await result.marks.fill(result.html, (nested) => renderNested(nested, inner))
  const nonce = options.nonce === undefined ? '' : ` nonce="${escapeAttribute(options.nonce)}"`
  const screen = options.screen === 'desktop' ? ' data-shop-screen="desktop"' : ''
  return (
    `<template shadowrootmode="open"><style${nonce}>${cssOf(result.sheets)}</style>` +
    `<div data-shop-root="${release}"${screen}>${shadow}</div>` +
    `<script type="application/json" data-shop-seed>${seed}</script></template>${light}`
  )
}

const ignore = () => {}

/** React preloads pictures in front of the markup, where a browser has nothing; it escapes > in attributes. */
const preloads = /^(?:<link rel="preload"[^>]*>)+/

/** Views look up elements in effects and handlers only, which do not run on a server. */
function noRoot(): never {
  throw new Error('There is no DOM on a server')
}

/** On a server, an imported style sheet is its text, see scripts/css-sheet.ts. */
const cssOf = (sheets: Iterable<CSSStyleSheet>): string =>
  [...sheets].map((sheet) => String(sheet).replace(/<\/(?=style)/gi, '<\\/')).join('\n')

/** The values that no earlier tag of the page has in its seed. */
function seedOf(used: readonly UsedValue[], seeded: Set<string>): string {
  const entries = new Map<string, string[]>()
  for (const { name, key, value } of used) {
    const id = `${name}\n${key}`
    if (seeded.has(id)) continue
    seeded.add(id)
    entries.set(name, [...(entries.get(name) ?? []), `${seedText(key)}:${valueText(value)}`])
  }
  return `{${[...entries].map(([name, stores]) => `${seedText(name)}:{${stores.join()}}`).join()}}`
}

const valueTexts = new WeakMap<object, string>()

/** The JSON of a value; a value that renders share is written once. */
function valueText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return seedText(value)
  const text = valueTexts.get(value) ?? seedText(value)
  valueTexts.set(value, text)
  return text
}

/** The elements of a page render in its language and know its route. */
function pageContext(used: readonly UsedValue[], page: PageRender): PageRender {
  const route = used.findLast(({ name }) => name === 'routes')?.value as Route | undefined
  const fixed = new Map(page.state.fixed)
  fixed.set($route, route ? routeState(route) : noRoute)
  const language = route?.language ?? page.options.language
  return { ...page, isInPage: true, state: { ...page.state, fixed }, options: { ...page.options, language } }
}

const routeStates = new WeakMap<Route, RouteState>()

/** The same state for the same route, so that tags that depend on it need not render again. */
function routeState(route: Route): RouteState {
  const known = routeStates.get(route) ?? { ...route, alternatives: route.alternatives ?? {}, crumbs: route.crumbs ?? [] }
  routeStates.set(route, known)
  return known
}

/** The content of an element whose tag React has written. */
async function renderNested({ tag, attributes }: NestedTag, page: PageRender): Promise<string> {
  const { block, ...own } = attributes
  const present = presentAttributes(own as TagAttributes)
  if (tag === 'shop-block') return renderBlock(block as Block, present, page)
  const contract = publicContract(tag)
  return contract ? renderContent(contract, present, page) : ''
}

/** The element of a block, which in a browser the controller of `shop-block` creates; its attribute `block` is that property. */
async function renderBlock(block: Block, own: Record<string, string>, page: PageRender): Promise<string> {
  const tag = blockTag(block.type)
  if (tag === undefined) return ''
  return renderElement(tag, { ...blockElementAttributes(block, own), block: stringify(block) }, page)
}

export { publicTagNames } from './public-tags.ts'
