import { configuration } from '../../../src/model/app/configuration.ts'
import { manifest } from '../../../src/model/app/manifest.ts'
import { translations } from '../../../src/model/app/translation.ts'
import { menu, menuTypes } from '../../../src/model/page/menu.ts'
import { newsItem, newsList } from '../../../src/model/page/news.ts'
import { route } from '../../../src/model/page/route.ts'
import { type Capability, check, essential } from '../check.ts'
import type { Query } from '../http/client.ts'
import { assertRefused, assertSurvived, readAnswer, readLoosely } from '../http/read.ts'
import { Untried } from '../http/unmet.ts'
import type { Visit } from '../visit.ts'
import { nonsense } from './lists.ts'

const settings: Capability = {
  id: 'configuration',
  title: 'Configuration',
  tags: ['config', 'page', 'header', 'footer', 'cart-button', 'search'],
  checks: [
    essential('the settings of the shop, in every language', async ({ visitor, data }) => {
      for (const lang of await data.languages())
        readAnswer(await visitor.get('/api/configuration', { lang }), configuration, 'a configuration')
    }),
    check('the pages that tags link to', async (visit) => {
      const answer = await visit.visitor.get('/api/configuration', { lang: await visit.data.language() })
      const { cartPage, searchPage } = readLoosely(answer, configuration, 'a configuration')
      answer.assert(cartPage, 'cartPage, to which the cart button leads')
      answer.assert(searchPage, 'searchPage, to which the search leads')
    }),
  ],
}

const texts: Capability = {
  id: 'translations',
  title: 'Texts of the interface',
  tags: ['config', 'language-switch'],
  checks: [
    essential('texts by key, in every language', async ({ visitor, data }) => {
      for (const lang of await data.languages()) readAnswer(await visitor.get('/api/translations', { lang }), translations, 'texts by key')
    }),
    check('a report without a key is refused', async ({ visitor }) =>
      assertRefused(await visitor.post('/api/translations', {}), 400, 404, 422),
    ),
  ],
}

const askPage = (visit: Visit, path: string, query: Query = {}) => visit.visitor.get('/content/path-info', { path, ...query })

const pages: Capability = {
  id: 'pages',
  title: 'Pages of blocks',
  tags: ['page', 'breadcrumbs', 'block', 'not-found'],
  checks: [
    essential('the home page has blocks', async (visit) => {
      const answer = await askPage(visit, '/', { lang: await visit.data.language() })
      const { blocks, redirect } = readAnswer(answer, route, 'a page')
      answer.assert(blocks?.length || redirect, 'blocks, or a redirect')
    }),
    check('the pages of the configuration exist', async (visit) => {
      const { cartPage, searchPage, wishlistPage, customerProfilePage, contactsPage } = await visit.data.configuration()
      for (const path of [cartPage, searchPage, wishlistPage, customerProfilePage, contactsPage]) {
        if (!path?.startsWith('/')) continue
        const answer = await askPage(visit, path)
        const { blocks, redirect } = readAnswer(answer, route, 'a page')
        answer.assert(blocks?.length || redirect, 'blocks, or a redirect')
      }
    }),
    check('the pages of a product and of a category exist', async (visit) => {
      const { url } = await visit.data.firstProduct()
      const category = (await visit.data.categories().catch(() => [])).find((item) => item.url)
      for (const path of [url, category?.url]) if (path?.startsWith('/')) readAnswer(await askPage(visit, path), route, 'a page')
    }),
    check('an unknown page is refused', async (visit) => assertRefused(await askPage(visit, `/${nonsense}`), 404)),
    check('odd paths are refused', async (visit) => {
      for (const path of ['//', '/../..', '/%zz', "/' or 1=1", `/${'a'.repeat(2000)}`]) assertSurvived(await askPage(visit, path))
    }),
  ],
}

const menus: Capability = {
  id: 'menus',
  title: 'Menus',
  tags: ['menu', 'header', 'footer'],
  checks: [
    essential('the main menu', async ({ visitor, data }) => {
      const answer = await visitor.get('/api/menus/main_menu', { lang: await data.language() })
      answer.assert(readAnswer(answer, menu, 'a menu').nodes.length > 0, 'at least one entry')
    }),
    check('the menus of the footer', async ({ visitor, data }) => {
      for (const type of menuTypes) readAnswer(await visitor.get(`/api/menus/${type}`, { lang: await data.language() }), menu, 'a menu')
    }),
    check('an unknown menu is refused', async ({ visitor }) => assertRefused(await visitor.get(`/api/menus/${nonsense}`), 404)),
  ],
}

const news: Capability = {
  id: 'news',
  title: 'News',
  tags: ['news-list', 'news-item'],
  checks: [
    essential('lists articles', async ({ visitor, data }) => {
      const answer = await visitor.get('/api/news', { lang: await data.language(), size: 20 })
      answer.assert(readAnswer(answer, newsList, 'articles').length <= 20, 'at most 20 articles')
    }),
    check('an id gives its article', async ({ visitor, data }) => {
      const lang = await data.language()
      const [first] = readLoosely(await visitor.get('/api/news', { lang, size: 1 }), newsList, 'articles')
      if (!first) throw new Untried('the shop has no articles')
      const answer = await visitor.get('/api/news', { lang, id: first.id })
      const body = answer.json()
      answer.assert(newsItem.safeParse(Array.isArray(body) ? body[0] : body).data?.id === first.id, `the article ${first.id}`)
    }),
    check('an unknown article is refused', async ({ visitor }) => {
      const answer = await visitor.get('/api/news', { id: nonsense })
      if (!answer.isOk || answer.text.trim() !== '[]') assertRefused(answer, 404)
    }),
  ],
}

const app: Capability = {
  id: 'manifest',
  title: 'Web app manifest',
  tags: ['page', 'offline'],
  checks: [
    essential('the manifest', async ({ visitor, data }) => {
      if ((await data.configuration()).features?.webAppManifest !== true)
        throw new Untried('the configuration does not enable webAppManifest')
      readAnswer(await visitor.get('/manifest.json'), manifest, 'a manifest')
    }),
  ],
}

export const contentCapabilities = [settings, texts, pages, menus, news, app]
