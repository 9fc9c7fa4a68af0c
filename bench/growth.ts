import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { seedCatalogue } from '../demo/seed/seed-catalogue.ts'
import { shopContent } from '../demo/shop-content.ts'
import { openCatalogue } from '../server/catalogue/index/catalogue.ts'
import { publish } from '../server/catalogue/write/publish.ts'
import { openDb } from '../server/db/db.ts'
import { migrate } from '../server/db/migrate.ts'
import { isFilled } from '../server/seed/filling.ts'
import { medianFacets } from './facets.ts'
import { databaseFor } from './server.ts'

/*
 * `DATABASE_URL=… npx tsx bench/growth.ts [products…]`: how a shop on PostgreSQL grows. One process publishes, first a product and then the whole
 * catalogue; another one follows, and reports how long nothing else could run in it, by the clock and in CPU time, to which other programs of
 * the machine add nothing. The databases are kept for the next run.
 */
interface Block {
  ms: number
  cpuMs: number
}

interface Opened {
  version: number
  openMs: number
  memoryMb: number
  /** facets, count and page of a filtered category */
  facetsMs: number
  /** longest block while nothing happens: what the load of the machine adds */
  idleBlockMs: number
}

interface Followed {
  version: number
  /** clock of the machine, which both processes share */
  at: number
  block: Block
  memoryMb: number
}

const file = fileURLToPath(import.meta.url)
const megabytes = () => Math.round(process.memoryUsage().rss / 1_000_000)
const sampleMs = 1
const idleMs = 2000

/** Samples how long nothing else can run in this process. Returns a function that returns the longest block, and starts again. */
function sampleBlocks(): () => Block {
  let longest: Block = { ms: 0, cpuMs: 0 }
  let [at, cpu] = [performance.now(), process.cpuUsage()]
  setInterval(() => {
    const { user, system } = process.cpuUsage(cpu)
    const ms = performance.now() - at - sampleMs
    longest = { ms: Math.max(longest.ms, ms), cpuMs: Math.max(longest.cpuMs, Math.min(ms, (user + system) / 1000)) }
    ;[at, cpu] = [performance.now(), process.cpuUsage()]
  }, sampleMs).unref()
  return () => {
    const { ms, cpuMs } = longest
    longest = { ms: 0, cpuMs: 0 }
    return { ms: Math.round(ms), cpuMs: Math.round(cpuMs) }
  }
}

/** Follows the catalogue until the parent ends this process. */
async function follow(url: string): Promise<void> {
  const started = performance.now()
  const db = await openDb({ url })
  const catalogue = await openCatalogue(db, shopContent)
  let { version } = catalogue.now()
  const openMs = Math.round(performance.now() - started)
  const memoryMb = megabytes()
  const facetsMs = await medianFacets(50, db, catalogue.now())
  const longestBlock = sampleBlocks()
  await pause(idleMs)
  const opened: Opened = { version, openMs, memoryMb, facetsMs, idleBlockMs: longestBlock().ms }
  process.send?.(opened)
  for (;;) {
    await pause(2)
    if (catalogue.now().version === version) continue
    version = catalogue.now().version
    const at = Date.now()
    // a block that ends with the change is sampled after it
    await pause(20)
    const followed: Followed = {
      version,
      at,
      block: longestBlock(),
      memoryMb: megabytes(),
    }
    process.send?.(followed)
  }
}

const message = async <T>(child: ChildProcess): Promise<T> => (await once(child, 'message'))[0] as T

async function measure(url: string, products: number) {
  const db = await openDb({ url })
  await migrate(db)
  const seeded = performance.now()
  if (!(await isFilled(db))) {
    await seedCatalogue(db, { products })
    console.log(`${products} products were written in ${Math.round((performance.now() - seeded) / 1000)} s`)
  }
  const follower = fork(file, ['follow', url], { execArgv: ['--import', 'tsx'] })
  const ended = once(follower, 'exit')
  try {
    const { openMs, memoryMb, facetsMs, idleBlockMs } = await message<Opened>(follower)
    const published = async (statement: string) => {
      await db.exec(statement)
      const next = message<Followed>(follower)
      const started = Date.now()
      await publish(db)
      const publishMs = Date.now() - started
      const followed = await next
      return { publishMs, visibleMs: followed.at - started, block: followed.block, memoryMb: followed.memoryMb }
    }
    const one = await published('insert into catalogue_pending (product_no) select no from product order by no limit 1')
    const whole = await published('insert into catalogue_pending (is_whole) values (true)')
    return {
      products,
      openMs,
      memoryMb,
      facetsMs,
      idleBlockMs,
      onePublishMs: one.publishMs,
      oneVisibleMs: one.visibleMs,
      oneBlockMs: one.block.ms,
      oneBlockCpuMs: one.block.cpuMs,
      allVisibleMs: whole.visibleMs,
      allBlockMs: whole.block.ms,
      allBlockCpuMs: whole.block.cpuMs,
      memoryAfterMb: whole.memoryMb,
    }
  } finally {
    follower.kill()
    await ended
    await db.close()
  }
}

const [mode, address = ''] = process.argv.slice(2)
if (mode === 'follow') await follow(address)
else {
  const url = process.env.DATABASE_URL
  if (!url) throw new Error('Set DATABASE_URL to a PostgreSQL server, on which this creates databases named shop_bench_…')
  const sizes = process.argv.slice(2).map(Number)
  for (const products of sizes.length > 0 ? sizes : [20_000, 200_000])
    console.table([await measure(await databaseFor(url, products), products)])
}
