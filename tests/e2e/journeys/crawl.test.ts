import { expect, test } from 'vitest'
import type { Language } from '../../../demo/content/common/shape.ts'
import { pages } from '../../../demo/content/pages/index.ts'
import { open, type Visit } from '../harness.ts'
import { failRender, follow, goBackTo, type InputMethod, instrumentPage, type LinkPosition, readPageState } from './crawl-steps.ts'
import { scrollToFooter, waitForRouter } from './routed-visit.ts'

/** Pages that no link of the shop leads to. */
const unlinked = new Set(['home', 'styleguide', 'all-blocks'])
const isCrawled = ({ key, previewToken }: (typeof pages)[number]) => !unlinked.has(key) && previewToken === undefined
/** The search page comes first, because the home page links to it. */
const crawledPages = pages.filter(isCrawled).sort((a, b) => Number(b.key === 'search') - Number(a.key === 'search'))
const samplePages = crawledPages.filter((_, index) => index % 5 === 4)

interface CrawlOptions {
  through: typeof pages
  language: Language
  method: InputMethod
  /** block type that throws when it renders */
  brokenType?: string
}

/** Follows a link from each page to the next, starting at the home page, and then goes back through all of them. */
async function crawl({ page }: Visit, { through, language, method, brokenType }: CrawlOptions) {
  const trail: LinkPosition[] = []
  for (const { paths, texts, blocks } of through) {
    const path = paths[language]
    trail.push(await follow(page, path, method))
    const failures = blocks(language).filter(({ type }) => type === brokenType).length
    const parts = { homes: [language === 'en' ? '/' : '/lt/'], headings: 1, failures }
    const arrived = { path, canonical: path, language, ...parts, top: 0, focus: 'main', isAnnounced: true }
    await expect.poll(() => readPageState(page), { message: path }).toEqual(arrived)
    expect(await page.title()).toContain(texts[language].title)
  }
  for (const position of trail.reverse()) await goBackTo(page, position)
}

const openHome = async (path: string) => {
  const visit = await open({ site: 'routed', path, height: 700, before: instrumentPage })
  await waitForRouter(visit.page)
  await scrollToFooter(visit.page)
  await visit.page.evaluate(() => scrollTo(0, 0))
  return visit
}

test('ROUTE-15 crawls every page in English by mouse, some by keyboard only, and back again', async () => {
  const visit = await openHome('/')
  const { page, errors } = visit
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }) && undefined)
  await crawl(visit, { through: crawledPages, language: 'en', method: 'mouse' })
  await crawl(visit, { through: samplePages, language: 'en', method: 'keyboard' })
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  expect(errors).toEqual([])
}, 120_000)

test('ROUTE-15 ERR-01 crawls every page in Lithuanian by keyboard only while one block type throws', async () => {
  const visit = await openHome('/lt/')
  const { page, errors } = visit
  await failRender(page, 'shop-text-with-image')
  const brokenType = 'textWithImage'
  await crawl(visit, { through: crawledPages, language: 'lt', method: 'keyboard', brokenType })
  await crawl(visit, { through: samplePages, language: 'lt', method: 'mouse', brokenType })
  expect(errors.filter((error) => !error.includes('Forced'))).toEqual([])
  expect(errors.length).toBeGreaterThan(0)
}, 120_000)
