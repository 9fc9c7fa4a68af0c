import { seedCatalogue } from '../demo/seed/seed-catalogue.ts'
import { shopContent } from '../demo/shop-content.ts'
import { loadRenderer } from '../server/app/renderer.ts'
import { createShop, type Shop } from '../server/app/shop.ts'
import { sqlFacets } from '../server/catalogue/index/facet-sql.ts'
import { openDb } from '../server/db/db.ts'
import { migrate } from '../server/db/migrate.ts'
import { isFilled } from '../server/seed/filling.ts'
import { listing, median, medianFacets } from './facets.ts'

/** Results for one database and catalogue size; milliseconds are medians. */
export interface ServerFigures {
  openMs: number
  indexMs: number
  listMs: number
  filtersMs: number
  searchMs: number
  sqlMs: number
  memoryMb: number
  /** CPU of rendering a list of 50 whose products have loaded */
  renderCpuMs: number
  /** the same when the list was rendered in the last seconds */
  cachedRenderCpuMs: number
}

const phrases = ['hammer', 'birch', 'wool socks', 'lamp', 'tent', 'knife', 'garden', 'teapot', 'drill', 'puzzle', 'hamer', 'brush']

/** Milliseconds of CPU per call: the median of 15 series. */
async function medianCpu(callsPerSeries: number, work: (call: number) => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let series = 0; series < 15; series++) {
    const started = process.cpuUsage()
    for (let call = 0; call < callsPerSeries; call++) await work(series * callsPerSeries + call)
    const { user, system } = process.cpuUsage(started)
    times.push((user + system) / 1000 / callsPerSeries)
  }
  times.sort((a, b) => a - b)
  return Number(times[7]?.toFixed(2))
}

const renderedList = { category: 'kitchen', subcategories: true, 'page-size': '50', pager: 'none' }

/** Renders with the output of `vite build --config vite.server.config.ts`. */
async function renderFigures(shop: Shop): Promise<Pick<ServerFigures, 'renderCpuMs' | 'cachedRenderCpuMs'>> {
  const { renderTag } = await loadRenderer()
  const render = (attributes = {}) => renderTag('shop-product-list', { ...renderedList, ...attributes }, { shop, language: 'en' })
  const html = await render()
  if (html.split('part="card"').length !== 51) throw new Error('The server has not rendered 50 cards')
  const renderAnew = (call: number) => render({ 'data-call': String(call) })
  await medianCpu(10, (call) => renderAnew(-call)) // compiles
  return { renderCpuMs: await medianCpu(10, renderAnew), cachedRenderCpuMs: await medianCpu(100, () => render()) }
}

async function sendRequest(shop: Shop, path: string): Promise<void> {
  const response = await shop.fetch(new Request(`http://localhost:4300${path}`, { headers: { 'Return-total-count': 'true' } }))
  if (!response.ok) throw new Error(`${path} responded with ${response.status}`)
  await response.arrayBuffer()
}

async function measure(shop: Shop, openMs: number): Promise<ServerFigures> {
  const now = shop.deps.catalogue.now()
  const figures = {
    indexMs: await medianFacets(50, shop.db, now),
    listMs: await median(30, () => sendRequest(shop, `/api/products?${listing}&size=50`)),
    filtersMs: await median(30, () => sendRequest(shop, `/api/products/filters?${listing}`)),
    searchMs: await median(phrases.length, (run) =>
      sendRequest(shop, `/api/products?search=${encodeURIComponent(`${phrases[run]} ${' '.repeat(run)}`)}&size=5`),
    ),
    memoryMb: Math.round(process.memoryUsage().rss / 1_000_000),
    ...(await renderFigures(shop)),
    // last, because a shop with the index never runs these queries, which may affect the memory
    sqlMs: await medianFacets(7, shop.db, now, sqlFacets(shop.db, now.reference)),
  }
  return { openMs, ...figures }
}

const [step, products, ...dbArguments] = process.argv.slice(2)
const dbConfig = dbArguments[0] === 'url' ? { url: dbArguments[1] } : { dir: dbArguments[1] }
const started = performance.now()
const db = await openDb(dbConfig)
if (step === 'seed') {
  await migrate(db)
  if (!(await isFilled(db))) await seedCatalogue(db, { products: Number(products) })
  await db.close()
} else {
  const shop = await createShop({ content: shopContent, db })
  process.send?.(await measure(shop, Math.round(performance.now() - started)))
  await shop.close()
}
process.disconnect?.()
process.exit(0)
