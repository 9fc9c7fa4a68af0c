import { expect, test } from 'vitest'
import type { Language } from '../../../demo/content/common/shape.ts'
import { pages } from '../../../demo/content/pages/index.ts'
import { open, type Visit } from '../harness.ts'
import { failRender, follow, goBackTo, type InputMethod, instrumentPage, type LinkPosition, readPageState } from './crawl-steps.ts'
import { toFoot } from './routed-visit.ts'

/** Pages for those who edit them: nothing in the shop leads there. */
const unlinked = new Set(['home', 'styleguide', 'all-blocks'])
const isCrawled = ({ key, previewToken }: (typeof pages)[number]) => !unlinked.has(key) && previewToken === undefined
/** The search first: the home page leads to it. */
const crawledPages = pages.filter(isCrawled).sort((a, b) => Number(b.key === 'search') - Number(a.key === 'search'))
const some = crawledPages.filter((_, at) => at % 5 === 4)

interface CrawlOptions {
  through: typeof pages
  language: Language
  way: InputMethod
  /** type of block whose code throws */
  broken?: string
}

/** From the home page through others, each by a link of the one before, and all the way back. */
async function crawl({ page }: Visit, { through, language, way, broken }: CrawlOptions) {
  const trail: LinkPosition[] = []
  for (const { paths, texts, blocks } of through) {
    const path = paths[language]
    trail.push(await follow(page, path, way))
    const failures = blocks(language).filter(({ type }) => type === broken).length
    const parts = { homes: [language === 'en' ? '/' : '/lt/'], headings: 1, failures }
    const arrived = { path, canonical: path, language, ...parts, top: 0, focus: 'main', isAnnounced: true }
    await expect.poll(() => readPageState(page), { message: path }).toEqual(arrived)
    expect(await page.title()).toContain(texts[language].title)
  }
  for (const place of trail.reverse()) await goBackTo(page, place)
}

const openHome = async (path: string) => {
  const visit = await open({ site: 'routed', path, height: 700, before: instrumentPage })
  await toFoot(visit.page)
  await visit.page.evaluate(() => scrollTo(0, 0))
  return visit
}

test('ROUTE-15 crawls every page in English by mouse, some by keyboard only, and back again', async () => {
  const visit = await openHome('/')
  const { page, errors } = visit
  await page.evaluate(() => Object.assign(window, { isFirst: true }) && undefined)
  await crawl(visit, { through: crawledPages, language: 'en', way: 'mouse' })
  await crawl(visit, { through: some, language: 'en', way: 'keyboard' })
  expect(await page.evaluate(() => 'isFirst' in window)).toBe(true) // one document all the way
  expect(errors).toEqual([])
}, 120_000)

test('ROUTE-15 ERR-01 crawls every page in Lithuanian by keyboard only while one block type throws', async () => {
  const visit = await openHome('/lt/')
  const { page, errors } = visit
  await failRender(page, 'shop-text-with-image')
  const broken = 'textWithImage'
  await crawl(visit, { through: crawledPages, language: 'lt', way: 'keyboard', broken })
  await crawl(visit, { through: some, language: 'lt', way: 'mouse', broken })
  expect(errors.filter((error) => !error.includes('Forced'))).toEqual([])
  expect(errors.length).toBeGreaterThan(0)
}, 120_000)
