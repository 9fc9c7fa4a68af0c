/*
 * Starts requests before the code of the tags has loaded: configuration, translations, and the products of lists that are
 * fully described by their attributes. The kit reuses a response by its exact URL (src/base/http/request.ts); tests/elements
 * asserts that each is requested once. Only for pages configured by `shop-config` or the data attributes of the script.
 */

import { shared } from '../../src/base/shared.ts?loader'
import { readCookie } from '../../src/base/storage/cookie.ts?loader'
import { listParameters } from '../../src/model/listing/query.ts?loader'

const started = shared('preload', () => new Map<string, Promise<Response>>())
const supportedAttributes =
  /^(product-list|category|subcategories|page-size|pager|columns|heading|layout|split-by|add-to-cart|wishlist|class|id)$/

const setting = (name: string) =>
  document.querySelector('shop-config')?.getAttribute(name) ??
  document.querySelector('script:is([data-api-base],[data-shop],[src*="/shop-kit.js"])')?.getAttribute(`data-${name}`)

const readConnection = () => ({
  base: (setting('api-base') ?? '').replace(/\/+$/, ''),
  lang: setting('language') || readCookie('lang') || (document.documentElement.lang.split('-')[0] as string).toLowerCase() || 'en',
  credentials: (setting('credentials') ?? 'include') as RequestCredentials,
})
type Connection = ReturnType<typeof readConnection>

function preload({ base, lang, credentials }: Connection, path: string, query: string[][] = [], headers = {}): Promise<Response> {
  const url = `${base}/api/${path}?${new URLSearchParams([['lang', lang], ...query])}`
  if (!started.has(url)) started.set(url, fetch(url, { credentials, headers }))
  const response = started.get(url) as Promise<Response>
  response.catch(() => {}) // no unhandled rejection; the code that takes over the request handles the error
  return response
}

/** The attribute that splits products, from the configuration cached at the last visit. */
function cachedSplitAttribute({ base, lang }: Connection): string | undefined {
  try {
    return JSON.parse(localStorage[`${setting('storage-prefix') ?? 'shop'}:configuration`]).value[`${base}|${lang}`]
      .splitProductsByAttribute
  } catch {
    return undefined // first visit, or storage is not available
  }
}

function preloadList(connection: Connection, list: Element, split: string | undefined) {
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
  void preload(connection, 'products', parameters, attribute('pager') === 'none' ? {} : { 'Return-total-count': 'true' })
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

/** Starts the first requests of the page while its code is loading; markup of a server brings its data. */
export function preloadRequests(): void {
  if ('SHOP_CONFIG' in globalThis || document.querySelector('shop-config~shop-config,shop-config shop-product-list,[data-shop-rendered]'))
    return
  const connection = readConnection()
  const configuration = preload(connection, 'configuration')
  void preload(connection, 'translations')
  const known = cachedSplitAttribute(connection)
  for (const list of document.querySelectorAll('shop-product-list:is([product-list],[category])')) {
    if (!isPreloadable(list)) continue
    if (list.hasAttribute('split-by') || known !== undefined) preloadList(connection, list, known)
    else
      configuration
        .then((response) => response.clone().json())
        .then(
          // a list that is already defined sends its own request
          ({ splitProductsByAttribute }) => list.matches(':defined') || preloadList(connection, list, splitProductsByAttribute),
          () => {},
        )
  }
}
