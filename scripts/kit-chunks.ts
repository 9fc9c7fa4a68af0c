import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { firstMatch, type Group, sharedBy, singleChunk, smallSharedChunk } from './chunk-groups.ts'

/** Absolute paths of modules; a rename that this file does not follow fails the build. */
function files(...paths: string[]): string[] {
  for (const path of paths) if (!existsSync(path)) throw new Error(`scripts/kit-chunks.ts names ${path}, which does not exist`)
  return paths.map((path) => resolve(path))
}
/** The file behind a module id; a stylesheet has one of its own (scripts/css-sheet.ts). */
const fileOf = (id: string) => id.replace(/^\0sheet:(.*)\.js$/, '$1').replace(/\?.*$/, '')

const tags = (...names: string[]) => files(...names.map((name) => `elements/${name}.ts`))
const lazyTags = resolve('elements/kit/lazy-tags.ts')
/** Tags of a shop's pages that come together, and those that share small modules with them. */
const families = {
  page: tags('page', 'block'),
  frame: tags('header', 'impersonation', 'language-switch', 'newsletter-popup'),
  foot: tags('footer', 'newsletter-form'),
  search: tags('search'),
  wish: files('src/views/wishlist-button/wishlist-link.tsx'),
  pictures: tags('images', 'image-row'),
  shelves: tags('product-list-banner', 'related-products', 'alternative-products'),
  texts: tags('text', 'text-with-image', 'faq', 'news-list', 'news-item'),
  way: tags('breadcrumbs'),
  tiles: files('src/parts/listing/category-tiles/category-tiles.tsx', 'src/stores/listing/categories.ts'),
}
/** What loads on more pages than these, and is to stay as light as it is. */
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
/** Small modules of the cart that every page loads before it needs the cart itself. */
const cartSatellites = new Set(
  files(
    'src/views/cart-button/cart-button.tsx',
    'src/views/cart-button/cart-button.css',
    'src/views/side-cart/load-cart-drawer.ts',
    'src/stores/cart/cart-code.ts',
    'src/stores/cart/cart-summary.ts',
    'src/stores/cart/cart-summary.ts',
    'src/stores/cart/side-cart.ts',
    'src/parts/cart/use-cart-code.ts',
    'src/ui/counter.tsx',
    'src/ui/counter.css',
    'src/base/timers.ts',
    'src/base/random-id.ts',
    'src/base/dom/page-events.ts',
  ),
)
const sessionChunk: Group = (id, modules) => (cartSatellites.has(fileOf(id)) ? 'session' : session(id, modules))

/** Modules that a product page needs without the cart. */
const messageModules = new Set(
  files(
    'src/ui/message.tsx',
    'src/ui/message.css',
    'src/base/images/image-sources.ts',
    'src/base/dom/lazy-module.ts',
    'src/base/security/trusted-policy.ts',
    'src/domain/plain-text.ts',
    'src/parts/app/use-configuration.ts',
    'src/parts/page/use-title-tag.ts',
  ),
)
const messageChunk: Group = (id) => (messageModules.has(fileOf(id)) ? 'message' : null)

/** What the first screen of a page of the shop is made of. */
const shopPageModules = [
  ...families.page,
  ...families.frame,
  ...families.pictures,
  lazyTags,
  ...tags('categories-banner', 'offline'),
  ...files('src/stores/session/login/session-start.ts'),
  ...files('src/stores/app/page-services.chunk.ts'),
]

/** The chunks of the kit that are put together on purpose, the first that fits; every other module goes where the bundler finds it needed. */
export const kitChunks = [
  // what every tag needs, with what lists share with the pages of a shop; what only a dynamic import reaches stays apart
  { name: firstMatch(singleChunk('kit', tags('runtime')), sharedBy('kit', tags('product-list'), shopPageModules)), priority: 2 },
  { name: singleChunk('list', tags('product-list')), priority: 1.9 },
  { name: messageChunk, priority: 1.5 },
  // who is here, which every page asks once it is calm, with what the carts share with pages that do without them at first
  { name: sessionChunk, priority: 1.2 },
  { name: singleChunk('cart', tags('cart-tags')), priority: 1 },
  { name: singleChunk('tools', files('src/parts/listing/tools/tools.chunk.ts')), priority: 0.95 },
  { name: singleChunk('html', files('src/ui/safe-html.tsx'), commonModules), priority: 0.92 },
  { name: singleChunk('tiles', families.tiles, commonModules), priority: 0.91 },
  {
    name: smallSharedChunk('small', 2000, {
      families: Object.values(families),
      others: otherFamilies.map((name) => tags(name)),
      baseline: tags('runtime', 'product-list'),
      exclude: commonModules,
    }),
    priority: 0.9,
  },
  { name: singleChunk('search', families.search, commonModules), priority: 0.8 },
  { name: singleChunk('wish', families.wish, commonModules), priority: 0.7 },
  { name: singleChunk('frame', families.frame, [...commonModules, ...tags('login', 'account')]), priority: 0.6 },
  { name: singleChunk('foot', families.foot, commonModules), priority: 0.55 },
  { name: singleChunk('page', families.page, commonModules), priority: 0.5 },
  { name: singleChunk('pictures', families.pictures, commonModules), priority: 0.4 },
  { name: singleChunk('shelves', families.shelves, commonModules), priority: 0.3 },
]
