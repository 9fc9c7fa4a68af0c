import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type DbConfig, openDb } from '../../demo/server/db/db.ts'
import { seedDemoShop } from '../../demo/server/seed/seed-demo-shop.ts'
import { type StockedVariant, stockedVariants } from '../../tests/server/cart/order-cart.ts'
import { findPostgres, startPostgres } from '../postgres.ts'
import { findFaults } from './account.ts'
import { openBadLine } from './bad-line.ts'
import { buy } from './buyers.ts'
import { ShopProcess } from './processes.ts'
import { createRandom, type Random } from './random.ts'

/*
 * `npm run chaos [-- --minutes 2 --seed 7 --only pglite]`: buyers order over a bad line while servers are killed at random, on the embedded
 * database and with two servers on one PostgreSQL. Compares what was confirmed with what exists, and fails if anything is lost or doubled.
 */
const { values } = parseArgs({ options: { minutes: { type: 'string' }, seed: { type: 'string' }, only: { type: 'string' } } })
const durationMs = Number(values.minutes ?? 2) * 60_000
const seed = Number(values.seed ?? Date.now() % 100_000)

const buyers = 6
const stock = 150
/** between kills, on top of the time that a start takes */
const lifeMs = { least: 1000, most: 6000 }

/** Fills the shop, and sets the stock of a few goods. */
async function prepare(config: DbConfig): Promise<StockedVariant[]> {
  const db = await openDb(config)
  try {
    await seedDemoShop(db, { log: () => {}, people: true })
    const variants = await stockedVariants({ db } as never, { count: 4 })
    await db.query('update variant set available_quantity = $1 where code = any($2)', [stock, variants.map(({ code }) => code)])
    return variants
  } finally {
    await db.close()
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (!address || typeof address === 'string') throw new Error('No free port')
  return address.port
}

/** Kills and starts a server until the time is over; it runs in the end. */
async function torment(shop: ShopProcess, until: number, random: Random): Promise<void> {
  while (Date.now() < until) {
    await pause(lifeMs.least + random.number() * (lifeMs.most - lifeMs.least))
    await shop.kill()
    const started = shop.start()
    // sometimes in the middle of the start
    if (random.number() < 0.25) {
      await pause(random.number() * 3000)
      await shop.kill()
      await started
      await shop.start()
    } else await started
  }
}

async function run(name: string, config: DbConfig, env: Record<string, string>, servers: number): Promise<string[]> {
  const random = createRandom(seed)
  const variants = await prepare(config)
  const shops: ShopProcess[] = []
  for (let count = 0; count < servers; count += 1) shops.push(new ShopProcess(await freePort(), env))
  const lines = await Promise.all(shops.map(({ port }) => openBadLine(port, random)))
  let isOver = false
  try {
    await Promise.all(shops.map((shop) => shop.start()))
    const market = { variants, ports: lines.map(({ port }) => port), random, isOver: () => isOver }
    const buying = Array.from({ length: buyers }, (_, buyer) => buy(`chaos-${buyer}`, market))
    const until = Date.now() + durationMs
    await Promise.all(shops.map((shop) => torment(shop, until, random)))
    isOver = true
    const attempts = (await Promise.all(buying)).flat()
    await Promise.all(shops.map((shop) => shop.kill()))
    const db = await openDb(config)
    const faults = await findFaults(db, attempts, variants, stock).finally(() => db.close())
    const sum = (of: (attempt: (typeof attempts)[number]) => number) => attempts.reduce((total, attempt) => total + of(attempt), 0)
    console.log(`${name}: ${shops.reduce((total, { kills }) => total + kills, 0)} kills, ${sum(({ requests }) => requests)} requests`)
    console.log(`  ${sum(({ order }) => Number(order !== undefined))} orders confirmed, ${sum(({ order }) => Number(!order))} refused`)
    for (const fault of faults) console.log(`  ${fault}`)
    return faults
  } finally {
    isOver = true
    await Promise.all(shops.map((shop) => shop.kill()))
    await Promise.all(lines.map((line) => line.close()))
  }
}

const folder = mkdtempSync(join(tmpdir(), 'shop-kit-chaos-'))
chmodSync(folder, 0o711) // the user of PostgreSQL enters its folder
const wants = (name: string) => values.only === undefined || values.only === name
let faults = 0
try {
  console.log(`seed ${seed}`)
  if (wants('pglite')) faults += (await run('PGlite', { dir: join(folder, 'db') }, { DATA_DIR: folder, DATABASE_URL: '' }, 1)).length
  const bin = findPostgres()
  if (!bin) console.log('PostgreSQL: skipped, because this machine has none (apt-get install postgresql)')
  else if (wants('postgres')) {
    const postgres = await startPostgres(bin, join(folder, 'postgres'), await freePort())
    const { url } = postgres
    faults += (await run('PostgreSQL, two servers', { url }, { DATA_DIR: folder, DATABASE_URL: url }, 2).finally(() => postgres.stop()))
      .length
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
console.log(`${faults} lost`)
process.exit(faults ? 1 : 0)
