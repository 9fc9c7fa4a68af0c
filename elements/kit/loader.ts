/*
 * The script that a host page includes: finds shop tags, requests the markup of lists, loads the code of tags and defines them. In the
 * build it has no static imports (`?loader` copies a leaf module into it); it shares state with the kit through `shared`, a registry
 * on globalThis.
 */
import { loadChunk } from '../../src/base/dom/chunk.ts?loader'
import { scriptOrigin } from '../../src/base/dom/script-origin.ts?loader'
import { shared } from '../../src/base/shared.ts?loader'
import { readCookie } from '../../src/base/storage/cookie.ts?loader'
import { findContract, registry, runtime } from './registry.ts'

const loadLazyTags = () => import('./lazy-tags.ts')
const rendersNothing = /-(config|side-cart|offline|newsletter-popup|impersonation)$/
const loadFirstContent = () => import('./first-content.chunk.ts')

/** A tag whose code did not load shows an error. If no code loaded at all, an empty tag shows a text. */
function reportLoadError(tag: string, error: Error) {
  console.error(error)
  for (const element of document.querySelectorAll(tag)) {
    element.dispatchEvent(new CustomEvent('shop-error', { bubbles: true, detail: { message: String(error) } }))
    loadLazyTags()
      .then(({ showLoadError }) => showLoadError(tag))
      .catch(() => {
        if (rendersNothing.test(tag) || element.firstChild) return
        const textContent = setting('load-error') ?? error.message // without code there are no translations
        element.append(Object.assign(document.createElement('p'), { role: 'alert', textContent }))
      })
  }
}

const once = (type: string) => new Promise((resolve) => addEventListener(type, resolve))

/** No tag is defined before the page is parsed, because a `shop-config` may be anywhere in it. */
const whenParsed = () => document.readyState === 'loading' && once('DOMContentLoaded')

/** A setting of the page: of its `shop-config`, or a data attribute of the script. */
const setting = (name: string) =>
  document.querySelector('shop-config')?.getAttribute(name) ??
  document.querySelector('script:is([data-api-base],[data-shop],[src*="/shop-kit.js"])')?.getAttribute(`data-${name}`)

const readSite = () => ({
  base: (setting('api-base') ?? scriptOrigin()).replace(/\/+$/, ''),
  lang:
    setting('language') || readCookie('lang') || (document.documentElement.lang.trim().split(/[-_ ]/)[0] as string).toLowerCase() || 'en',
  setting,
})
/** The shop of the page and its settings, for the code that shows its first content. */
export type Site = ReturnType<typeof readSite>

/** The attributes of a list that a server can render for every page: the first group concerns the page alone, the rest is sent. */
const listAttributes =
  /^(?:(class|id|style|data-.*)|product-(list|ids)|category|subcategories|search|recommended|limit|page|page-size|pager|columns|heading|layout|lazy|sort|split-by|add-to-cart|wishlist)$/

/** The list layout that the visitor did not choose. Its markup stays hidden until the kit has rendered it again. */
const otherLayout = globalThis.document && { list: 'grid', grid: 'list' }[readCookie('listType') ?? '']
/** If the code of the tags does not come, the visitor sees the products in the other layout. */
const maxHiddenMs = 10_000

/** Requests the markup of lists. No cookies are sent, as the answer is the same for every visitor, and nothing is redirected. */
function requestLists(): Map<Element, Promise<Response>> {
  const { base, lang } = readSite()
  const requests = new Map<Element, Promise<Response>>()
  const byUrl: Record<string, Promise<Response>> = {}
  const theme = setting('theme')
  const listHeightPx = 400
  /**
   * The attributes to send; undefined if the browser must render the list: hidden, more than a list below the viewport, or with
   * properties of the page. The lists above have no height before their markup has arrived.
   */
  const attributesToSend = (list: Element) => {
    const sent: Record<string, string> = { language: lang }
    if (theme) sent.theme = theme
    for (const name of list.getAttributeNames()) {
      const known = listAttributes.exec(name)
      if (!known) return
      if (!known[1]) sent[name] = list.getAttribute(name) as string
    }
    return list.shadowRoot ||
      Object.keys(list).length ||
      (otherLayout && !sent.layout) ||
      !list.checkVisibility() ||
      list.getBoundingClientRect().top + (requests.size - 1) * listHeightPx > innerHeight
      ? undefined
      : sent
  }
  if (
    'SHOP_CONFIG' in globalThis ||
    Object.keys(document.querySelector('shop-config') ?? {}).length ||
    document.querySelector('shop-config~shop-config,shop-config shop-product-list') ||
    setting('mode')
  )
    return requests
  for (const list of document.querySelectorAll('shop-product-list')) {
    const attributes = attributesToSend(list)
    if (!attributes) continue
    const url = `${base}/render?${new URLSearchParams({ tag: 'shop-product-list', attributes: `${new URLSearchParams(attributes)}` })}`
    byUrl[url] ??= fetch(url, { credentials: 'omit', redirect: 'error' })
    const request = byUrl[url]
    request.catch(() => {}) // handled by first-content.chunk.ts
    requests.set(list, request)
  }
  return requests
}

function start() {
  const loading = new Map<string, Promise<void>>()
  let requests = new Map<Element, Promise<Response>>()
  /** resolves when the requested markup is on the page or too late, and the first requests have been sent; never rejects */
  let firstContent: Promise<unknown> | undefined
  let needCode!: () => void
  const codeNeeded = new Promise<void>((resolve) => {
    needCode = resolve
  })
  const loadContract = async (tag: string) => {
    const loadCore = registry[tag]
    return findContract(await (loadCore ? loadCore() : (await loadLazyTags()).loadLazyModule(tag)), tag)
  }
  /** Defines a tag once; a failed attempt can be retried. Ignores tags that are not part of the kit. */
  const defineTag = (tag: string): Promise<void> => {
    const pending = loading.get(tag)
    if (pending) return pending
    const load = async () => {
      await codeNeeded
      if (requests.size) await firstContent // the markup needs the bandwidth first
      const [{ define }, contract] = await Promise.all([loadChunk(runtime), loadChunk(() => loadContract(tag)), whenParsed()])
      await firstContent
      return contract && define(contract)
    }
    const task = load()
    task.catch((error: Error) => {
      loading.delete(tag)
      reportLoadError(tag, error)
    })
    loading.set(tag, task)
    return task
  }
  const register = (element: Element) => {
    const name = element.localName
    if (!/^shop-/.test(name) || customElements.get(name)) return
    const found = element.shadowRoot?.querySelector<HTMLElement>('[data-shop-layout]')
    if (otherLayout && found?.dataset.shopLayout === otherLayout) {
      found.animate({ visibility: ['hidden', 'hidden'] }, maxHiddenMs)
      needCode()
    }
    // a config shows nothing, and the other elements read its attributes themselves
    if (name !== 'shop-config' && !requests.has(element) && !element.matches('[data-shop-rendered]')) needCode()
    void defineTag(name)
  }
  const discover = (parent: ParentNode) => {
    for (const element of parent.querySelectorAll(':not(:defined)')) register(element)
  }
  /** Loads the code of markup that the visitor turns to. Keeps the clicks for it (prerendered.chunk.ts); links work without it. */
  const onIntent = (event: Event) => {
    const host = event.target as HTMLElement & { shopClicks?: Set<Element> } // outside shadow roots, the host of the element
    const [clicked] = event.composedPath() as [Element]
    if (!host.matches?.('[data-shop-rendered]')) return
    needCode()
    if (event.type !== 'click' || clicked.closest('a')) return
    event.preventDefault()
    host.shopClicks ??= new Set()
    host.shopClicks.add(clicked)
  }
  const observePage = async () => {
    // cheap test for any parameter that hide-secrets.ts may remove: `step` (password-change), `state` (social login) and
    // `token`/`Token`. A false positive only loads lazy-tags.ts early, which hides the secrets before any request (R12).
    if (/step|state|token/i.test(location.search)) await loadLazyTags().catch(() => {})
    new MutationObserver((records) => {
      for (const record of records)
        for (const node of record.addedNodes as NodeListOf<Element>)
          if (node.localName) {
            register(node)
            discover(node)
          }
    }).observe(document, { childList: true, subtree: true })
    for (const type of ['click', 'pointerover', 'keydown', 'focusin']) addEventListener(type, onIntent, true)
    if (!whenParsed()) requests = requestLists()
    if (requests.size)
      firstContent = loadFirstContent()
        .then(({ showLists }) => showLists(requests, readSite()))
        .then((isComplete) => isComplete || needCode(), needCode)
    discover(document)
    await whenParsed()
    if (loading.size && !requests.size && !document.querySelector('[data-shop-rendered]'))
      firstContent = loadFirstContent()
        .then(({ preloadRequests }) => preloadRequests(readSite()))
        .catch(() => {})
    await firstContent
    // a page whose tags all have markup loads their code when it is idle, or when the visitor turns to one of them
    const maxWaitMs = 4000
    setTimeout(needCode, maxWaitMs)
    if (document.readyState !== 'complete') await once('load')
    ;(globalThis.requestIdleCallback ?? setTimeout)(needCode)
  }
  void observePage()
  return {
    defineTag(tag: string) {
      needCode()
      return defineTag(tag)
    },
  }
}

/** The loader of the page: the first copy of the kit wins (R50). Undefined on a server. */
export const loader = globalThis.document && shared('loader', start)
