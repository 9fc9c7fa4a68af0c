import { renderToString } from 'react-dom/server'
import { mediaStore } from '../../src/base/dom/media.ts'
import { $hash, $path, $search } from '../../src/base/dom/url-parts.ts'
import { seedText } from '../../src/base/http/seed.ts'
import { largeScreenQuery } from '../../src/domain/constants.ts'
import { blockElementAttributes, firstBlockAttribute } from '../../src/domain/page/block-element.ts'
import { blockTag } from '../../src/domain/page/block-types.ts'
import { pageHeading } from '../../src/domain/page/page-heading.ts'
import type { Host } from '../../src/kit/host.ts'
import { renderedAttribute } from '../../src/kit/hydration.ts'
import { type Settings, settingsOf } from '../../src/kit/settings.ts'
import type { Block } from '../../src/model/page/block.ts'
import type { Route } from '../../src/model/page/route.ts'
import { stringify } from '../../src/model/stringify.ts'
import { $cartCount } from '../../src/stores/cart/cart-summary.ts'
import { $listType } from '../../src/stores/listing/preferences.ts'
import { $pagePath, $route, type RouteState, routeState } from '../../src/stores/page/route.ts'
import { $customer } from '../../src/stores/session/session.ts'
import base from '../../src/ui/base.css?sheet'
import type { FrameProps } from '../../src/ui/frame.tsx'
import type { AnyContract } from '../kit/contract.ts'
import { markup as release } from '../kit/markup.ts'
import { Root } from '../kit/root.tsx'
import { attributesHtml, escapeAttribute, presentAttributes, readProps, type TagAttributes } from './attributes.ts'
import { extractInlineStyles } from './inline-styles.ts'
import { createMarks, type NestedContent, type NestedTag } from './nested-tags.ts'
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
  /** the layout of lists that the visitor has chosen, the value of the cookie `listType`; only for a page that no other visitor gets */
  listType?: string | undefined
  /** called with what kept a tag from being rendered; default: `console.error` */
  onError?: ((error: unknown, tag: string) => void) | undefined
}

/** What the tags of one page have in common, and where on it a tag is. */
export interface PageRender {
  options: RenderOptions
  state: RenderState
  url: URL
  /** values in the seeds of earlier tags */
  seeded: Set<string>
  /** language of the page's route, which precedes all others */
  routeLanguage?: string | undefined
  /** attributes of the elements of the page that hold settings for the tag, the nearest first */
  configs: readonly Attributes[]
  isInPage: boolean
  /** the page has an h1; undefined if only a tag of it is known */
  hasHeading?: boolean | undefined
  filledSlots: ReadonlySet<string>
}

type Attributes = Readonly<Record<string, string>>

/**
 * The HTML of a tag with its content in a declarative shadow root, from the contract and the view of the browser. Contains only
 * what every visitor sees: a tag without public content, or one whose data fails to load, is the tag alone, and the browser
 * renders it. Throws a `TypeError` for an unknown tag or an invalid name of an attribute.
 */
export async function renderTag(tag: string, attributes: TagAttributes, options: RenderOptions): Promise<string> {
  return renderElement(tag, presentAttributes(attributes), createPageRender(options))
}

/** A page of which nothing has been rendered yet. */
export function createPageRender(options: RenderOptions): PageRender {
  const url = pageUrl(options)
  const fixed = new Map<object, unknown>([
    [$path, url.pathname],
    [$pagePath, url.pathname],
    [$search, url.search],
    [$hash, ''],
    [$route, noRoute],
    [mediaStore(largeScreenQuery), options.screen === 'desktop'],
    // a visitor of whom nothing is known; modules that the views import may set these
    [$cartCount, undefined],
    [$customer, undefined],
    [$listType, options.listType],
  ]) as RenderState['fixed']
  const state: RenderState = { data: shopData(options.shop), fixed, values: new Map() }
  return { options, state, url, seeded: new Set(), configs: [], isInPage: false, filledSlots: new Set() }
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
  return `<${tag}${attributesHtml(present)}${content && ` ${renderedAttribute}`}>${content}</${tag}>`
}

/** A page that is not published yet must not get into a cache. */
export const isPrivate = (tag: string, present: Readonly<Record<string, string>>) => tag === 'shop-page' && 'token' in present

/** The shadow root and the light DOM of an element; empty if it cannot be rendered. */
const renderContent = async (contract: AnyContract, present: Attributes, page: PageRender): Promise<string> =>
  (await startContent(contract, present, page)).write()

/** An element that has been rendered, but not written. */
export interface StartedContent {
  /** the values that it shows */
  used: readonly UsedValue[]
  /** Its shadow root and its light DOM. Call it in the order of the page, because each value is in the first seed only. */
  write(): Promise<string>
}

/** Renders an element of which nothing is written yet, so that several can load at the same time. Never rejects. */
export async function startContent(contract: AnyContract, present: Attributes, page: PageRender): Promise<StartedContent> {
  const leave = (error: unknown): string => {
    reportError(error, contract.tag, page.options)
    return ''
  }
  try {
    const { used, write } = await renderRoots(contract, present, page)
    return { used, write: () => write().catch(leave) }
  } catch (error) {
    leave(error)
    return { used: [], write: async () => '' }
  }
}

export function reportError(error: unknown, tag: string, { onError }: RenderOptions): void {
  if (onError) onError(error, tag)
  else console.error(`<${tag}> is left to the browser:`, error)
}

/** The settings of an element, with the language of its route. */
export function settingsIn({ options, configs, routeLanguage }: PageRender, present: Attributes): Settings {
  const settings = settingsOf([present, ...configs], { ...options.settings, ...(options.language && { language: options.language }) })
  return { ...settings, language: routeLanguage ?? settings.language }
}

async function renderRoots(contract: AnyContract, present: Attributes, page: PageRender): Promise<StartedContent> {
  const { options, state, url, filledSlots, hasHeading = true } = page
  const isPage = contract.tag === 'shop-page'
  const plainSettings = settingsIn(page, present)
  const question = stringify([
    contract.tag,
    present,
    plainSettings,
    url.href,
    options.screen,
    options.listType,
    page.isInPage,
    hasHeading,
    [...filledSlots],
  ])
  const { result, used } = await renderOnce(state, question, () => {
    const settings = { ...plainSettings, fetch: fetchFrom(options.shop, plainSettings.apiBase) }
    const { props, frame } = readProps(contract, present)
    const marks = createMarks()
    const adopted = new Set<CSSStyleSheet>()
    const data: object[] = []
    let layout: string | undefined
    const host: Host = {
      element: null,
      root: noRoot,
      methods: {},
      adopt(sheet) {
        adopted.delete(sheet)
        adopted.add(sheet)
      },
      isPrerendered: true,
      server: {
        settings,
        isInPage: page.isInPage || isPage,
        isFirstBlock: firstBlockAttribute in present,
        filledSlots,
        hasHeading,
        url,
        addData: (value) => data.push(value),
        usesLayout(used) {
          layout = used
        },
        ...marks,
      },
    }
    const html = renderToString(
      <Root contract={contract} host={host} frame={frame as FrameProps} props={props} onCommit={ignore} onError={ignore} />,
    )
    // in a browser, the effects of children adopt their sheets before those of parents, which override them
    const sheets = new Set([base, ...(contract.styles ?? []), ...[...adopted].reverse()])
    return { ...extractInlineStyles(html.replace(preloads, '')), layout, marks, sheets, data: [...new Set(data.map(dataHtml))].join('') }
  })
  return {
    used,
    async write() {
      const seed = seedOf(used, page.seeded)
      const inner = isPage ? insidePage(withRoute(page, used), used) : page
      const { shadow, light } = await result.marks.fill(result.html, (nested) => renderNested(nested, inner), renderedAttribute)
      const nonce = options.nonce === undefined ? '' : ` nonce="${escapeAttribute(options.nonce)}"`
      const followsUrl = isPage && !('path' in present)
      const path = followsUrl ? ` data-shop-path="${escapeAttribute(url.pathname + url.search)}"` : ''
      const screen = options.screen === 'desktop' ? ' data-shop-screen="desktop"' : ''
      const layout = result.layout === undefined ? '' : ` data-shop-layout="${result.layout}"`
      const values = `<script type="application/json" data-shop-seed>${seed}</script>`
      const root = `<div data-shop-root="${release}"${path}${screen}${layout}>${shadow}</div>`
      // what is on screen comes without a gap: a page is its children, another tag its shadow root
      return (
        `<template shadowrootmode="open"><style${nonce}>${cssOf(result.sheets)}\n${result.css}</style>` +
        `${light ? values + root : root + values}</template>${result.data}${light}`
      )
    },
  }
}

const ignore = () => {}

/** React may render a component twice in a pass: equal data is written once. */
const dataHtml = (value: object) => `<script type="application/ld+json">${seedText(value)}</script>`

/** React preloads pictures in front of the markup, where a browser has nothing; it escapes > in attributes. */
const preloads = /^(?:<link rel="preload"[^>]*>)+/

/** Views look up elements in effects and handlers only, which do not run on a server. */
function noRoot(): never {
  throw new Error('There is no DOM on a server')
}

const sheetTexts = new Map<CSSStyleSheet, string>()

/** On a server, an imported style sheet is its text, see tools/vite/css-sheet.ts. */
function cssText(sheet: CSSStyleSheet): string {
  const text = sheetTexts.get(sheet) ?? String(sheet).replace(/<\/(?=style)/gi, '<\\/')
  sheetTexts.set(sheet, text)
  return text
}

const cssOf = (sheets: Iterable<CSSStyleSheet>): string => [...sheets].map(cssText).join('\n')

/** The values that no earlier tag of the page has in its seed. Only adds up strings, which copies nothing: they may be long. */
function seedOf(used: readonly UsedValue[], seeded: Set<string>): string {
  const entries = new Map<string, string>()
  for (const { name, key, value } of used) {
    const id = `${name}\n${key}`
    if (seeded.has(id)) continue
    seeded.add(id)
    const before = entries.get(name)
    entries.set(name, `${before === undefined ? '' : `${before},`}${seedText(key)}:${valueText(value)}`)
  }
  let seed = ''
  for (const [name, stores] of entries) seed += `${seed && ','}${seedText(name)}:{${stores}}`
  return `{${seed}}`
}

const valueTexts = new WeakMap<object, string>()

/** The JSON of a value; a value that renders share is written once. */
function valueText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return seedText(value)
  const text = valueTexts.get(value) ?? seedText(value)
  valueTexts.set(value, text)
  return text
}

const routeIn = (used: readonly UsedValue[]) => used.findLast(({ name }) => name === 'routes')?.value as Route | undefined

/** The page, once its `shop-page` has used these values: its elements render in the language of its route and know it. */
export function withRoute(page: PageRender, used: readonly UsedValue[]): PageRender {
  const route = routeIn(used)
  const fixed = new Map(page.state.fixed)
  fixed.set($route, route ? sharedRouteState(route) : noRoute)
  return { ...page, state: { ...page.state, fixed }, routeLanguage: route?.language }
}

/** The page for the elements of its `shop-page`, which has an h1 unless one of its blocks is to have it. */
function insidePage(page: PageRender, used: readonly UsedValue[]): PageRender {
  const { text } = pageHeading(routeIn(used) ?? {})
  return { ...page, isInPage: true, filledSlots: new Set(), hasHeading: page.hasHeading || text !== undefined }
}

const routeStates = new WeakMap<Route, RouteState>()

/** The same state for the same route, so that tags that depend on it need not render again. */
function sharedRouteState(route: Route): RouteState {
  const known = routeStates.get(route) ?? routeState(route)
  routeStates.set(route, known)
  return known
}

/** The content of an element whose tag React has written. */
async function renderNested({ tag, attributes }: NestedTag, page: PageRender): Promise<NestedContent> {
  const { block, ...own } = attributes
  const present = presentAttributes(own as TagAttributes)
  if (tag === 'shop-block') return { html: await renderBlock(block as Block, present, page), hasShadow: false }
  const contract = publicContract(tag)
  const html = contract ? await renderContent(contract, present, page) : ''
  return { html, hasShadow: html !== '' }
}

/** The element of a block, which in a browser the controller of `shop-block` creates; its attribute `block` is that property. */
async function renderBlock(block: Block, own: Record<string, string>, page: PageRender): Promise<string> {
  const tag = blockTag(block.type)
  if (tag === undefined) return ''
  return renderElement(tag, { ...blockElementAttributes(block, own), block: stringify(block) }, page)
}
