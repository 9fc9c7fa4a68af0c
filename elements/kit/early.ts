/*
 * Requests that need not wait for the code: configuration, translations, and the products of lists whose attributes say
 * all. The kit finds them by their exact address (src/base/http/request.ts); tests/elements holds that each is asked once.
 * A page that sets up the shop in another way than by `shop-config` or the script's data attributes does without.
 */
import { shared } from '../../src/base/shared.ts?loader'

const started = shared('request.early', () => new Map<string, Promise<Response>>())
const simple = /^(product-list|category|subcategories|page-size|pager|columns|heading|layout|split-by|add-to-cart|wishlist|class|id)$/
const marginPx = 400

const setting = (name: string) =>
  document.querySelector('shop-config')?.getAttribute(name) ??
  document.querySelector('script[data-api-base], script[data-shop], script[src*="/shop-kit.js"]')?.getAttribute(`data-${name}`)

const shop = () => ({
  base: (setting('api-base') ?? '').replace(/\/+$/, ''),
  lang:
    setting('language') ||
    document.cookie.match(/(^|; )lang=([^;]+)/)?.[2] ||
    document.documentElement.lang.split('-')[0]?.toLowerCase() ||
    'en',
  credentials: (setting('credentials') ?? 'include') as RequestCredentials,
})
type Shop = ReturnType<typeof shop>

function ask({ base, credentials }: Shop, path: string, query: Record<string, string> | string[][], headers = {}): Promise<Response> {
  const address = `${base}${path}?${new URLSearchParams(query)}`
  const known = started.get(address)
  if (known) return known
  const answer = fetch(address, { credentials, headers })
  answer.catch(() => {}) // whoever takes it over hears of it
  started.set(address, answer)
  return answer
}

/** The attribute that splits products into rows, as the last visit knew it. */
function knownSplit({ base, lang }: Shop): string | undefined {
  try {
    return JSON.parse(localStorage.getItem(`${setting('storage-prefix') ?? 'shop'}:configuration`) ?? '').value[`${base}|${lang}`]
      .splitProductsByAttribute
  } catch {
    return undefined // a first visit, or no storage
  }
}

function askForList(at: Shop, list: Element, split: string | undefined) {
  const attribute = (name: string) => list.getAttribute(name) // none is tested as 'null'
  const category = attribute('category')
  const query = {
    lang: at.lang,
    'product-list': attribute('product-list'),
    category,
    size: attribute('page-size'),
    page: '0',
    includeSubCategories: category && /^(true)?$/.test(attribute('subcategories') as string) ? 'true' : null,
    splitByAttribute: attribute('split-by') === 'off' ? null : (attribute('split-by') ?? split),
  }
  const told = Object.entries(query).filter(([, value]) => value) as string[][]
  void ask(at, '/api/products', told, attribute('pager') === 'none' ? {} : { 'Return-total-count': 'true' })
}

const isReady = (list: Element) => {
  const { top, bottom } = list.getBoundingClientRect()
  return (
    list.getAttributeNames().every((name) => simple.test(name)) &&
    /^[1-9]\d{0,2}$/.test(list.getAttribute('page-size') as string) &&
    list.checkVisibility?.() !== false &&
    top < innerHeight + marginPx &&
    bottom > -marginPx
  )
}

/** Starts what the page will ask for, while its code is on the way. */
export function askEarly(): void {
  if ('SHOP_CONFIG' in globalThis || document.querySelector('shop-config ~ shop-config, shop-config shop-product-list')) return
  const at = shop()
  const configuration = ask(at, '/api/configuration', { lang: at.lang })
  void ask(at, '/api/translations', { lang: at.lang })
  const known = knownSplit(at)
  for (const list of document.querySelectorAll('shop-product-list:is([product-list],[category])')) {
    if (!isReady(list)) continue
    if (list.hasAttribute('split-by') || known !== undefined) askForList(at, list, known)
    else
      configuration
        .then((answer) => answer.clone().json())
        .then(
          // a list that has come alive meanwhile asks by itself
          ({ splitProductsByAttribute }) => list.matches(':defined') || askForList(at, list, splitProductsByAttribute),
          () => {},
        )
  }
}
