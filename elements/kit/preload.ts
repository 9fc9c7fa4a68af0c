/*
 * Starts requests before the code of the tags has loaded: configuration, translations, and the products of lists that are
 * fully described by their attributes. The kit reuses a response by its exact URL (src/base/http/request.ts); tests/elements
 * asserts that each is requested once. Only for pages configured by `shop-config` or the data attributes of the script.
 */

import { shared } from '../../src/base/shared.ts?first-content'
import { listParameters } from '../../src/model/listing/query.ts?first-content'
import type { Site } from './loader.ts'

const started = shared('preload', () => new Map<string, Promise<Response>>())
const supportedAttributes =
  /^(product-list|category|subcategories|page-size|pager|columns|heading|layout|split-by|add-to-cart|wishlist|class|id)$/

function preload({ base, lang, setting }: Site, path: string, query: string[][] = [], headers = {}): Promise<Response> {
  const url = `${base}/api/${path}?${new URLSearchParams([['lang', lang], ...query])}`
  if (!started.has(url)) started.set(url, fetch(url, { credentials: (setting('credentials') ?? 'include') as RequestCredentials, headers }))
  const response = started.get(url) as Promise<Response>
  response.catch(() => {}) // no unhandled rejection; the code that takes over the request handles the error
  return response
}

/** The attribute that splits products, from the configuration cached at the last visit. */
function cachedSplitAttribute({ base, lang, setting }: Site): string | undefined {
  try {
    return JSON.parse(localStorage[`${setting('storage-prefix') ?? 'shop'}:configuration`]).value[`${base}|${lang}`]
      .splitProductsByAttribute
  } catch {
    return undefined // first visit, or storage is not available
  }
}

function preloadList(site: Site, list: Element, split: string | undefined) {
  const attribute = (name: string) => list.getAttribute(name) // a RegExp tests a missing attribute as 'null'
  const category = attribute('category')
  const values = [
    attribute('product-list'),
    category,
    attribute('page-size'),
    '0',
    category && /^(true)?$/.test(attribute('subcategories') as string) && 'true',
    attribute('split-by') === 'off' ? null : (attribute('split-by') ?? split),
  ]
  const parameters = listParameters.flatMap((name, index) => (values[index] ? [[name, values[index]]] : []))
  void preload(site, 'products', parameters, attribute('pager') === 'none' ? {} : { 'Return-total-count': 'true' })
}

/** Whether the attributes describe the request fully, and the list is not far below the viewport. */
const isPreloadable = (list: Element) => {
  const marginPx = 400
  return (
    list.getAttributeNames().every((name) => supportedAttributes.test(name)) &&
    /^[1-9]\d{0,2}$/.test(list.getAttribute('page-size') as string) &&
    list.checkVisibility() &&
    list.getBoundingClientRect().top < innerHeight + marginPx
  )
}

/** Starts the first requests of the page while its code is loading. Call it once, on a page without markup of a server, which brings its data. */
export function preloadRequests(site: Site): void {
  if (
    'SHOP_CONFIG' in globalThis ||
    site.setting('mode') ||
    document.querySelector('shop-config~shop-config,shop-config shop-product-list')
  )
    return
  const configuration = preload(site, 'configuration')
  void preload(site, 'translations')
  const known = cachedSplitAttribute(site)
  for (const list of document.querySelectorAll('shop-product-list:is([product-list],[category])')) {
    if (!isPreloadable(list)) continue
    if (list.hasAttribute('split-by') || known !== undefined) preloadList(site, list, known)
    else
      configuration
        .then((response) => response.clone().json())
        .then(
          // a list that is already defined sends its own request
          ({ splitProductsByAttribute }) => list.matches(':defined') || preloadList(site, list, splitProductsByAttribute),
          () => {},
        )
  }
}
