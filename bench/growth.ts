import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { openCatalogue } from '../demo/server/catalogue/index/catalogue.ts'
import { publish } from '../demo/server/catalogue/write/publish.ts'
import { openDb } from '../demo/server/db/db.ts'
import { migrate } from '../demo/server/db/migrate.ts'
import { isFilled } from '../demo/server/seed/filling.ts'
import { seedCatalogue } from '../demo/server/seed/seed-catalogue.ts'
import { databaseFor } from './server.ts'

/*
 * `DATABASE_URL=… npx tsx bench/growth.ts [products…]`: how a shop on PostgreSQL grows. One process publishes, first a product and then the whole
 * catalogue; another one follows, and reports how long nothing else could run in it. The databases are kept for the next run.
 */
interface Opened {
  version: number
  openMs: number
  memoryMb: number
  /** longest block while nothing happens: what the load of the machine adds */
  idleBlockMs: number
}

interface Followed {
  version: number
  /** clock of the machine, which both processes share */
  at: number
  longestBlockMs: number
  memoryMb: number
}

const file = fileURLToPath(import.meta.url)
const megabytes = () => Math.round(process.memoryUsage().rss / 1_000_000)
/** the delay includes the interval of the sampling */
const resolutionMs = 1
const idleMs = 2000

/** Follows the catalogue until the parent ends this process. */
async function follow(url: string): Promise<void> {
  const started = performance.now()
  const catalogue = await openCatalogue(await openDb({ url }))
  let { version } = catalogue.now()
  const openMs = Math.round(performance.now() - started)
  const delay = monitorEventLoopDelay({ resolution: resolutionMs })
  const longestBlockMs = () => Math.max(0, Math.round(delay.max / 1e6) - resolutionMs)
  delay.enable()
  await pause(idleMs)
  const opened: Opened = { version, openMs, memoryMb: megabytes(), idleBlockMs: longestBlockMs() }
  delay.reset()
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
      longestBlockMs: longestBlockMs(),
      memoryMb: megabytes(),
    }
    process.send?.(followed)
    delay.reset()
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
    const { openMs, memoryMb, idleBlockMs } = await message<Opened>(follower)
    const published = async (statement: string) => {
      await db.exec(statement)
      const next = message<Followed>(follower)
      const started = Date.now()
      await publish(db)
      const publishMs = Date.now() - started
      const followed = await next
      return { publishMs, visibleMs: followed.at - started, blockMs: followed.longestBlockMs, memoryMb: followed.memoryMb }
    }
    const one = await published('insert into catalogue_pending (product_no) select no from product order by no limit 1')
    const whole = await published('insert into catalogue_pending (is_whole) values (true)')
    return {
      products,
      openMs,
      memoryMb,
      idleBlockMs,
      onePublishMs: one.publishMs,
      oneVisibleMs: one.visibleMs,
      oneBlockMs: one.blockMs,
      allVisibleMs: whole.visibleMs,
      allBlockMs: whole.blockMs,
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
