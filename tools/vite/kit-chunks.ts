import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { firstMatch, type Group, sharedBy, singleChunk, smallSharedChunk } from './chunk-groups.ts'

/** Absolute paths of modules. Throws on a missing file, so a rename that this list misses fails the build. */
function files(...paths: string[]): string[] {
  for (const path of paths) if (!existsSync(path)) throw new Error(`tools/vite/kit-chunks.ts refers to ${path}, which does not exist`)
  return paths.map((path) => resolve(path))
}
/** The source file of a module id; style sheets have virtual ids (tools/vite/css-sheet.ts). A copied module is not its file (decision 0005). */
const fileOf = (id: string) => id.replace(/^\0sheet:(.*)\.js$/, '$1').replace(/\?(?!loader$|first-content$).*$/, '')

const tags = (...names: string[]) => files(...names.map((name) => `elements/${name}.ts`))
const lazyTags = resolve('elements/kit/lazy-tags.ts')
/** Tags that usually load together on a shop page, and modules that share small imports with them. */
const families = {
  page: tags('page', 'block'),
  frame: tags('header', 'impersonation', 'language-switch', 'newsletter-popup'),
  footer: tags('footer', 'newsletter-form'),
  search: tags('search'),
  wishlist: files('src/views/wishlist-button/wishlist-link.tsx'),
  pictures: tags('images', 'image-row'),
  shelves: tags('product-list-banner', 'related-products', 'alternative-products'),
  texts: tags('text', 'text-with-image', 'faq', 'news-list', 'news-item'),
  breadcrumbs: tags('breadcrumbs'),
  tiles: files('src/parts/listing/category-tiles/category-tiles.tsx', 'src/stores/listing/categories.ts'),
}
/** Modules that load on more pages than the families and must not grow. */
const commonModules = [...tags('product', 'cart-tags'), lazyTags, ...files('src/stores/session/login/session-start.ts')]
const otherFamilies = [
  'account',
  'cart',
  'category',
  'categories-banner',
  'category-list',
  'contacts',
  'form',
  'login',
  'offline',
  'search-results',
  'video',
  'wishlist',
]

const session = singleChunk('session', files('src/stores/session/login/session-start.ts'))
/** Small modules that every page loads before the cart itself. */
const cartSatellites = new Set(
  files(
    'src/views/cart-button/cart-button.tsx',
    'src/views/cart-button/cart-button.css',
    'src/views/side-cart/load-cart-drawer.ts',
    'src/stores/cart/cart-code.ts',
    'src/stores/cart/cart-summary.ts',
    'src/stores/cart/side-cart.ts',
    'src/parts/cart/use-cart-code.ts',
    'src/ui/counter.tsx',
    'src/ui/counter.css',
    'src/base/timers.ts',
    'src/base/random-id.ts',
    'src/base/dom/page-events.ts',
    // shop-api needs these: it must not depend on a chunk that an ad blocker may refuse
    'src/stores/analytics/consent.ts',
    'src/stores/analytics/data-layer.ts',
    'src/domain/analytics/consent.ts',
  ),
)
const sessionChunk: Group = (id, modules) => (cartSatellites.has(fileOf(id)) ? 'session' : session(id, modules))

/** Small hooks of the cart tags and of shop pages. In a chunk of their own they would cost each page a request. */
const commonHooks = new Set(files('src/parts/app/use-configuration.ts', 'src/parts/product/use-product-error.ts'))
const hooksInKit: Group = (id) => (commonHooks.has(fileOf(id)) ? 'kit' : null)

/** Modules that a product page needs before the cart. */
const messageModules = new Set(
  files(
    'src/ui/message.tsx',
    'src/ui/message.css',
    'src/base/images/image-sources.ts',
    'src/base/dom/lazy-module.ts',
    'src/base/security/trusted-policy.ts',
    'src/domain/plain-text.ts',
    'src/parts/page/use-title-tag.ts',
  ),
)
const messageChunk: Group = (id) => (messageModules.has(fileOf(id)) ? 'message' : null)

/** Modules of the first screen of a shop page. */
const shopPageModules = [
  ...families.page,
  ...families.frame,
  ...families.pictures,
  lazyTags,
  ...tags('categories-banner', 'offline'),
  ...files('src/stores/session/login/session-start.ts'),
  ...files('src/stores/app/page-services.chunk.ts', 'src/stores/analytics/analytics.chunk.ts'),
]

/** Manual chunks of the kit, by priority. The bundler assigns all other modules. */
export const kitChunks = [
  // apart from `kit`, which would otherwise evaluate with it in one long task
  { name: (id: string) => (/\/node_modules\/(react|react-dom|scheduler)\//.test(id) ? 'react' : null), priority: 3 },
  // code of every tag, and the modules that lists share with shop pages
  {
    name: firstMatch(singleChunk('kit', tags('runtime')), sharedBy('kit', tags('product-list'), shopPageModules), hooksInKit),
    priority: 2,
  },
  { name: singleChunk('list', tags('product-list')), priority: 1.9 },
  { name: messageChunk, priority: 1.5 },
  // the session, which every page loads when idle, and the part of the cart that pages load before the cart itself
  { name: sessionChunk, priority: 1.2 },
  { name: singleChunk('cart', tags('cart-tags')), priority: 1 },
  // nothing imports it statically: a page without it still sells
  { name: singleChunk('analytics', files('src/stores/analytics/analytics.chunk.ts')), priority: 0.96 },
  { name: singleChunk('tools', files('src/parts/listing/tools/tools.chunk.ts')), priority: 0.95 },
  { name: singleChunk('html', files('src/ui/html/safe-html.tsx'), commonModules), priority: 0.92 },
  { name: singleChunk('tiles', families.tiles, commonModules), priority: 0.91 },
  {
    name: smallSharedChunk('small', 2000, {
      families: Object.values(families),
      others: otherFamilies.map((name) => tags(name)),
      baseline: tags('runtime', 'product-list'),
      // dates in words are for news and the account
      exclude: [...commonModules, ...files('src/domain/forms/format-date.ts')],
    }),
    priority: 0.9,
  },
  { name: singleChunk('search', families.search, commonModules), priority: 0.8 },
  { name: singleChunk('wish', families.wishlist, commonModules), priority: 0.7 },
  { name: singleChunk('frame', families.frame, [...commonModules, ...tags('login', 'account')]), priority: 0.6 },
  { name: singleChunk('foot', families.footer, commonModules), priority: 0.55 },
  { name: singleChunk('page', families.page, commonModules), priority: 0.5 },
  { name: singleChunk('pictures', families.pictures, commonModules), priority: 0.4 },
  { name: singleChunk('shelves', families.shelves, commonModules), priority: 0.3 },
]
