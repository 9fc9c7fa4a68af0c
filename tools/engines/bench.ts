import { median } from '../../bench/median.ts'
import { table } from '../../bench/table.ts'
import { gatewayContent } from '../../demo/gateway-content.ts'
import { createGateway } from '../../gateway/gateway.ts'
import { listen } from '../../server/app/listen.ts'
import { openDb } from '../../server/db/db.ts'
import type { Filter } from '../../src/model/listing/filter.ts'
import { stop } from './processes.ts'
import { type EngineList, readJson } from './sample.ts'
import { findSample } from './samples.ts'

const warmUps = 30
const rounds = 150
const most = 1.3

/** Reads a list, and gives its length. */
type Load = () => Promise<number>

async function timeOf(load: Load, expected: number): Promise<number> {
  const start = performance.now()
  const length = await load()
  if (length !== expected) throw new Error(`${length} products instead of ${expected}`)
  return performance.now() - start
}

/** In turns, so that whatever slows the machine slows both. */
async function compare(title: string, { gateway, engine }: { gateway: Load; engine: Load }) {
  const times: Record<'gateway' | 'engine', number[]> = { gateway: [], engine: [] }
  const length = await engine()
  for (let round = -warmUps; round < rounds; round += 1) {
    const [ofGateway, ofEngine] = [await timeOf(gateway, length), await timeOf(engine, length)]
    if (round < 0) continue
    times.gateway.push(ofGateway)
    times.engine.push(ofEngine)
  }
  const [ofGateway, ofEngine] = [median(times.gateway), median(times.engine)]
  const ratio = ofGateway / ofEngine
  return { list: title, products: length, 'gateway, ms': ofGateway.toFixed(1), 'engine, ms': ofEngine.toFixed(1), ratio: ratio.toFixed(2) }
}

/** The list and its filters, as the kit asks for them. */
function ofGateway(api: string, filters: readonly Filter[], chosen: EngineList['chosen']): Load {
  const filter = filters.find(({ title }) => title?.toLowerCase() === chosen?.filter)
  const option = filter?.options?.find(({ title }) => title === chosen?.option)
  if (chosen && !option) throw new Error(`The gateway has no filter ${chosen.filter} with ${chosen.option}`)
  const query = new URLSearchParams({ lang: 'en', ...(filter && option && { [`da-${filter.field}`]: option.value }) })
  return async () => {
    const [list] = await Promise.all([readJson<unknown[]>(`${api}?${query}&size=50`), readJson(`${api}/filters?${query}`)])
    return list.length
  }
}

/**
 * `npm run bench:engines -- medusa`: a list of 50 with its filters through the gateway, against the engine's own answer. Medians of one
 * run, in turns; fails above a ratio of 1.3.
 */
async function main(): Promise<number> {
  const sample = findSample(process.argv[2])
  await sample.start()
  const gateway = await createGateway({
    content: gatewayContent,
    db: await openDb({}),
    adapter: sample.adapter(),
    engineUrl: sample.url,
    log: console.log,
  })
  const site = await listen(0, 'PORT', gateway.fetch)
  const api = `http://localhost:${site.port}/api/products`
  try {
    const filters = await readJson<Filter[]>(`${api}/filters?lang=en`)
    const rows = []
    for (const { title, chosen, load } of sample.lists())
      rows.push(await compare(title, { gateway: ofGateway(api, filters, chosen), engine: load }))
    console.log(`\n${sample.title}\n\n${table(rows)}`)
    return rows.every(({ ratio }) => Number(ratio) <= most) ? 0 : 1
  } finally {
    await site.close()
    await gateway.close()
  }
}

main().then(stop, (error: Error) => {
  console.error(error.message)
  stop(1)
})
