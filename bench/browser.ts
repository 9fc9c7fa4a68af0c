import { type Browser, chromium } from 'playwright'
import { paths } from '../demo/content/pages/paths.ts'
import { startDemo } from '../demo/start.ts'
import { categories as categoriesSchema } from '../src/model/listing/category.ts'
import { chromiumFlags, chromiumPath } from '../tools/runtime/chromium.ts'
import { createLargeShop, serve } from './host.ts'
import { measureLcp } from './lcp.ts'
import { median } from './median.ts'
import { rounds } from './rounds.ts'
import { readStaticCopy } from './static-copy.ts'
import { contenderPages, contenderScripts, readGoods, scalePages, staticName, type TestPage } from './test-pages.ts'
import { type Measure, measureVisit } from './visit.ts'

/** Medians of one kind of page, by the name of the page. */
export type Medians = ReadonlyMap<string, Measure>

/** Largest contentful paint of a page of the shop and of the same HTML as a static file, in ms. */
export interface WholePage {
  name: string
  lcpMs: number
  staticLcpMs: number
}

export interface BrowserFigures {
  contenders: Medians
  scale: Medians
  wholePages: WholePage[]
}

const mediansOf = (visits: readonly Measure[]): Measure =>
  Object.fromEntries(Object.keys(visits[0] ?? {}).map((key) => [key, median(visits.map((visit) => visit[key as keyof Measure]))])) as never

const pathOf = (name: string) => name.replaceAll(/\W+/g, '-')

/** Records values by name over the rounds of a run. */
function createRecord<T>() {
  const values = new Map<string, T[]>()
  return {
    values,
    add: (name: string, value: T) => values.set(name, [...(values.get(name) ?? []), value]),
  }
}

/** Pages of the shop by name: paths of the home page, a department and a product. */
async function shopPaths(shop: string, product: string | undefined): Promise<[name: string, path: string][]> {
  const found = categoriesSchema.parse(await (await fetch(`${shop}/api/categories?lang=en`)).json())
  const department = found.find(({ id, url }) => id === 'workshop' && url)?.url
  if (!department || !product) throw new Error('The shop has no page of a department or product')
  return [
    ['home', paths.home.en],
    ['department', department],
    ['product', product],
  ]
}

/**
 * Compares a list of 50 with other ways to make the same page, measures how the kit scales with tags and products, and compares pages of
 * the shop with static files. The pages take turns, so that all of them see the same load of the machine.
 */
export async function browserBench(port: number): Promise<BrowserFigures> {
  const origin = `http://127.0.0.1:${port}`
  process.env.ALLOWED_ORIGINS = origin
  const demo = await startDemo({ port: 0, cmsPort: 0, dataDir: createLargeShop(), quiet: true })
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
  try {
    const goods = await readGoods(demo.shop)
    const contenders = await contenderPages(demo, goods)
    const scale = await scalePages(demo, goods)
    const wholePages = await shopPaths(demo.shop, goods[0]?.url)
    const copies = await readCopies(browser, demo.shop, wholePages)
    const served = [...contenders, ...scale].map(({ name, html }) => [pathOf(name), html] as const)
    const server = await serve(new Map([...served, ...copies, ...(await contenderScripts())]), port)
    const visits = createRecord<Measure>()
    const paints = createRecord<number>()
    try {
      for (let round = 0; round < rounds; round += 1) {
        for (const page of [...contenders, ...scale]) {
          progress(round, page.name)
          visits.add(page.name, await measureVisit(browser, { ...page, url: `${origin}/${pathOf(page.name)}` }))
        }
        for (const [name, path] of wholePages) {
          progress(round, `${name} page`)
          paints.add(name, await measureLcp(browser, demo.shop + path))
          paints.add(copyPath(name), await measureLcp(browser, `${origin}/${copyPath(name)}`))
        }
      }
    } finally {
      server.close()
    }
    const pick = (pages: readonly TestPage[]): Medians => new Map(pages.map(({ name }) => [name, mediansOf(visits.values.get(name) ?? [])]))
    const lcp = (name: string) => median(paints.values.get(name) ?? [])
    return {
      contenders: pick(contenders),
      scale: pick(scale),
      wholePages: wholePages.map(([name]) => ({ name, lcpMs: lcp(name), staticLcpMs: lcp(copyPath(name)) })),
    }
  } finally {
    await browser.close()
    await demo.close()
  }
}

const progress = (round: number, name: string) => console.error(`round ${round + 1} of ${rounds}: ${name}`)

const copyPath = (name: string) => `static-${name}`

async function readCopies(browser: Browser, shop: string, pages: readonly [name: string, path: string][]) {
  const copies: [path: string, html: string][] = []
  for (const [name, path] of pages) copies.push([copyPath(name), await readStaticCopy(browser, shop + path)])
  return copies
}

/** The figures of the static page, to which all others relate. */
export function staticFigures({ contenders }: BrowserFigures): Measure {
  const found = contenders.get(staticName)
  if (!found) throw new Error('The static page was not measured')
  return found
}
