import { resolve } from 'node:path'
import { firstMatch, type Group, sharedBy, singleChunk, smallSharedChunk } from './chunk-groups.ts'

const tags = (...names: string[]) => names.map((name) => resolve(`elements/${name}.ts`))
const lazyTags = resolve('elements/kit/lazy-tags.ts')
/** Tags of a shop's pages that come together, and those that share small modules with them. */
const families = {
  page: tags('page', 'block'),
  frame: tags('header', 'impersonation', 'language-switch', 'newsletter-popup'),
  foot: tags('footer', 'newsletter-form'),
  search: tags('search'),
  wish: [resolve('src/views/wishlist-button/wishlist-link.tsx')],
  pictures: tags('images', 'image-row'),
  shelves: tags('product-list-banner', 'related-products', 'alternative-products'),
  texts: tags('text', 'text-with-image', 'faq', 'news-list', 'news-item'),
  way: tags('breadcrumbs'),
  tiles: [resolve('src/parts/listing/category-tiles/category-tiles.tsx'), resolve('src/stores/listing/categories.ts')],
}
/** What loads on more pages than these, and is to stay as light as it is. */
const commonModules = [...tags('product', 'cart-tags'), lazyTags, resolve('src/stores/session/session-start.ts')]
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

const session = singleChunk('session', [resolve('src/stores/session/session-start.ts')])
/** What the carts share with pages that do without them at first. */
const cartSatellites =
  /src\/(views\/(cart-button\/cart-button|side-cart\/load-cart-drawer)|stores\/cart\/(cart-count|cart-shake|side-cart)|parts\/cart\/use-cart-code|ui\/counter|base\/(debounce|guid|dom\/on-sign))\./
const sessionChunk: Group = (id, modules) => (cartSatellites.test(id) ? 'session' : session(id, modules))

/** What the first screen of a page of the shop is made of. */
const shopPageModules = [
  ...families.page,
  ...families.frame,
  ...families.pictures,
  lazyTags,
  ...tags('categories-banner', 'offline'),
  resolve('src/stores/session/session-start.ts'),
  resolve('src/stores/app/page-services.chunk.ts'),
]

/** The chunks of the kit that are put together on purpose, the first that fits; every other module goes where the bundler finds it needed. */
export const kitChunks = [
  // what every tag needs, with what lists share with the pages of a shop; what only a dynamic import reaches stays apart
  { name: firstMatch(singleChunk('kit', tags('essentials')), sharedBy('kit', tags('product-list'), shopPageModules)), priority: 2 },
  { name: singleChunk('list', tags('product-list')), priority: 1.9 },
  // a product page needs them without the cart
  {
    name: 'message',
    test: /src\/(ui\/message\.|base\/(images\/image-sources|dom\/on-intent|security\/(trusted-policy|worker-loader))\.|domain\/(locale|plain-text)\.|parts\/(app\/use-language|page\/use-title-tag)\.)/,
    priority: 1.5,
  },
  // who is here, which every page asks once it is calm, with what the carts share with pages that do without them at first
  { name: sessionChunk, priority: 1.2 },
  { name: singleChunk('cart', tags('cart-tags')), priority: 1 },
  { name: singleChunk('tools', [resolve('src/parts/listing/tools/tools.chunk.ts')]), priority: 0.95 },
  { name: singleChunk('html', [resolve('src/ui/safe-html.tsx')], commonModules), priority: 0.92 },
  { name: singleChunk('tiles', families.tiles, commonModules), priority: 0.91 },
  {
    name: smallSharedChunk('small', 2000, {
      families: Object.values(families),
      others: otherFamilies.map((name) => tags(name)),
      baseline: tags('essentials', 'product-list'),
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
