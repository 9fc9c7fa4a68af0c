import { describe, expect, test } from 'vitest'
import { categoriesOf, departments } from '../../../demo/content/catalogue.ts'
import type { Text } from '../../../demo/content/common/shape.ts'
import { configuration } from '../../../demo/content/configuration.ts'
import { forms } from '../../../demo/content/forms.ts'
import { loyaltyPrograms } from '../../../demo/content/loyalty.ts'
import { lastOccurrence } from '../../../demo/content/news/last-occurrence.ts'
import { news } from '../../../demo/content/news.ts'
import { pages, redirects } from '../../../demo/content/pages/index.ts'
import { type MenuSeed, menus } from '../../../demo/content/pages/menus.ts'
import type { PageBlock } from '../../../demo/content/pages/shape.ts'
import { blockTags } from '../../../src/domain/page/block-types.ts'
import { route } from '../../../src/model/page/route.ts'
import { openReadShop } from '../shop.ts'
import { languages } from './languages.ts'
import { blockFaults, imageIdsIn, linksIn, proseIn, tagsIn } from './page-content.ts'

const shop = await openReadShop()
const info = (path: string, more = '') => shop.ask(`/content/path-info?path=${encodeURIComponent(path)}${more}`)
const published = pages.filter(({ previewToken }) => previewToken === undefined)
const everyBlock = pages.flatMap(({ key, blocks }) =>
  languages.flatMap((language) => blocks(language).map((block) => ({ where: `${key} ${language} ${block.id}`, block }))),
)
const nodesOf = (nodes: readonly MenuSeed[]): MenuSeed[] => nodes.flatMap((node) => [node, ...nodesOf(node.nodes ?? [])])
const pageNodes = Object.values(menus).flatMap((nodes) =>
  nodesOf(nodes).flatMap(({ nodes: _, ...node }) => (node.linkType === 'page' ? [node] : [])),
)
const repeated = (items: readonly string[]) => items.filter((item, at) => items.indexOf(item) !== at)

describe('blocks', () => {
  test('GEN-13 BLOCK-01 pages consist of the 24 block types, with the data that the elements read', () => {
    expect(everyBlock.flatMap(({ where, block }) => blockFaults(block).map((fault) => `${where}: ${fault}`))).toEqual([])
    expect(new Set(everyBlock.map(({ block }) => block.type))).toEqual(new Set(Object.keys(blockTags)))
  })

  test('amounts in texts start with the currency, as all prices do', () => {
    const texts = JSON.stringify([everyBlock, pages.map(({ texts: heads }) => heads), configuration, forms, loyaltyPrograms])
    expect(texts.match(/\d\s?€/g) ?? []).toEqual([])
    expect(texts).toContain('€2,49')
  })

  test('the check finds an unread field, a wrong type and a missing form', () => {
    const faulty: PageBlock[] = [
      { type: 'images', data: { areas: [{ imageId: {} }] } },
      { type: 'FAQ', data: { items: [{ description: 'no title' }] } },
      { type: 'text', data: { tekst: '<p>x</p>' } },
      { type: 'imageRow', data: { areas: [{ imageID: 'x' }] } },
      { type: 'form', data: { formId: 'no-such-form' } },
      { type: 'productList', data: { productListId: 'no-such-list' } },
      { type: 'category', data: { id: 'no-such-category' } },
      { type: 'cart', data: { size: 1 } },
    ]
    expect(faulty.map((block) => blockFaults(block).length)).toEqual(faulty.map(() => 1))
  })

  test('one page has all 24 types', () => {
    const all = pages.find(({ key }) => key === 'all-blocks')
    for (const language of languages)
      expect(
        all
          ?.blocks(language)
          .map(({ type }) => type)
          .sort(),
      ).toEqual(Object.keys(blockTags).sort())
  })

  test('block ids are unique on a page, and both languages have the same blocks', () => {
    for (const { key, blocks } of pages) {
      const [en, lt] = [blocks('en'), blocks('lt')]
      expect(repeated(en.map(({ id }) => String(id))), key).toEqual([])
      expect(
        lt.map(({ id, type }) => [id, type]),
        key,
      ).toEqual(en.map(({ id, type }) => [id, type]))
    }
  })

  test('html uses only tags that survive sanitizing', () => {
    const allowed = new Set('p br h2 h3 ul ol li strong em small mark a div blockquote table thead tbody tr th td'.split(' '))
    const used = [...everyBlock.flatMap(({ block }) => tagsIn(block)), ...news.flatMap(({ content }) => tagsIn(content))]
    expect(used.length).toBeGreaterThan(500)
    expect(used.filter((tag) => !allowed.has(tag))).toEqual([])
  })
})

describe('words', () => {
  const pairs: Text[] = [
    ...pages.flatMap(({ texts: { en, lt } }) => [
      { en: en.title, lt: lt.title },
      { en: en.description, lt: lt.description },
    ]),
    ...pages.flatMap(({ blocks }) => {
      const [en, lt] = [blocks('en').map(proseIn), blocks('lt').map(proseIn)]
      return en.flatMap((texts, at) => texts.map((text, n) => ({ en: text, lt: lt[at]?.[n] ?? '' })))
    }),
    ...news.flatMap(({ title, summary, content }) => [title, summary, content]),
  ]
  const names = new Set(['Fjellhus', 'Baltija', '3 Ravens', 'Rasa', 'Ugnė', 'Medis'])

  test('every text exists in both languages, and the two differ', () => {
    expect(pairs.length).toBeGreaterThan(250)
    const lacking = pairs.filter(({ en, lt }) => en.trim() === '' || lt.trim() === '' || (en === lt && !names.has(en)))
    expect(lacking).toEqual([])
  })

  test('long texts are in their language', () => {
    const long = pairs.filter(({ lt }) => lt.length > 90)
    expect(long.length).toBeGreaterThan(80)
    expect(
      long
        .filter(({ lt }) => !/[ąčęėįšųūž]/i.test(lt) || /\b(the|and|with|you|of)\b/i.test(lt.replace(/<[^>]*>/g, '')))
        .map(({ lt }) => lt),
    ).toEqual([])
    expect(long.filter(({ en }) => /\b(ir|kad|yra|jei|bet|kuris|arba)\b/.test(en)).map(({ en }) => en)).toEqual([])
  })

  test.each(languages)('no two pages have the same title or description (%s)', (language) => {
    expect(repeated([...pages.map(({ texts }) => texts[language].title), ...news.map(({ title }) => title[language])])).toEqual([])
    expect(repeated(pages.map(({ texts }) => texts[language].description))).toEqual([])
    const categories = departments.flatMap(categoriesOf).map(({ title }) => title[language])
    expect(published.map(({ texts }) => texts[language].title).filter((title) => categories.includes(title))).toEqual([])
  })
})

describe('news', () => {
  test('news fill more than one page of the list, each with a path, newest first', () => {
    expect(news.length).toBeGreaterThanOrEqual(24)
    for (const language of languages) expect(repeated(news.map(({ paths }) => paths[language]))).toEqual([])
    const days = news.map(({ publishedAt }) => publishedAt)
    expect(days).toEqual([...days].sort().reverse())
    expect(repeated(days)).toEqual([])
    expect(news.filter(({ contentImages }) => contentImages.length > 0).length).toBeGreaterThan(5)
    expect(news.filter(({ productPaths }) => productPaths).length).toBeGreaterThan(10)
  })

  test('a day of the year means its last occurrence, so that no news are in the future', () => {
    const today = new Date('2026-03-05T10:00:00Z')
    expect(['01-20', '03-05', '03-06', '12-31'].map((day) => lastOccurrence(day, today))).toEqual([
      '2026-01-20',
      '2026-03-05',
      '2025-03-06',
      '2025-12-31',
    ])
  })
})

describe('pages in the shop', () => {
  const addresses = published.flatMap(({ key, paths }) =>
    languages.map((language) => [`${key} ${language}`, paths[language], language] as const),
  )

  test.each(addresses)('CALL-58 GEN-13 the page %s has its blocks in their order', async (where, path, language) => {
    const page = published.find(({ key }) => where.startsWith(`${key} `))
    const answer = await info(path)
    expect(answer.status).toBe(200)
    const read = route.parse(await answer.json())
    expect(read).toMatchObject({ path, language, title: page?.texts[language].title, alternatives: page?.paths })
    const expected = page?.blocks(language).map(({ id, type }) => [id, type])
    expect(read.blocks?.map(({ id, type }) => [id, type])).toEqual(expected)
  })

  test('every link of pages, news and menus leads to a page of the shop', async () => {
    const links = new Set([
      ...everyBlock.flatMap(({ block }) => linksIn(block)),
      ...linksIn(news.map(({ content, paths, productPaths }) => ({ content, ...paths, product: Object.values(productPaths ?? {}) }))),
      // menus.test.ts covers the links to categories
      ...linksIn(pageNodes),
      ...redirects.map(({ to }) => to),
    ])
    const own = [...links].filter((link) => !/^(https:|mailto:|tel:)/.test(link))
    expect(own.length).toBeGreaterThan(130)
    const known = ['www.youtube.com', 'vvtat.lrv.lt', 'vdai.lrv.lt']
    const foreign = [...links].filter((link) => /^https:/.test(link) && !known.includes(new URL(link).hostname))
    expect(foreign).toEqual([])
    const answers = await Promise.all(own.map(async (link) => [link, (await info(link.replace(/[?#].*/, ''))).status] as const))
    expect(answers.filter(([, status]) => status !== 200)).toEqual([])
  })

  test('every picture of pages and news can be rendered', async () => {
    const ids = new Set([
      ...everyBlock.flatMap(({ block }) => imageIdsIn(block)),
      ...pages.flatMap(({ ogImage }) => ogImage ?? []),
      ...news.flatMap(({ imageId, contentImages }) => [imageId, ...contentImages]),
    ])
    expect(ids.size).toBeGreaterThan(50)
    const rows = await shop.deps.db.query<{ id: string }>('select id from image')
    const known = new Set(rows.map(({ id }) => id))
    expect([...ids].filter((id) => !known.has(id))).toEqual([])
    const [scene] = [...ids].filter((id) => id.includes('-scene-'))
    expect((await shop.ask(`/images/${scene}?w=320&f=webp`)).status).toBe(200)
  })

  test('former paths redirect, and an unpublished page needs its token', async () => {
    for (const { from, to } of redirects) expect(await (await info(from)).json(), from).toMatchObject({ redirect: to })
    const drafts = pages.filter(({ previewToken }) => previewToken !== undefined)
    expect(drafts).toHaveLength(1)
    for (const { paths, previewToken } of drafts)
      for (const language of languages) {
        expect((await info(paths[language])).status).toBe(404)
        expect((await info(paths[language], `&token=${previewToken}`)).status).toBe(200)
      }
  })
})
