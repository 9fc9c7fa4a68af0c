import { setTimeout as pause } from 'node:timers/promises'
import { type DbConfig, openDb } from '../../server/db/db.ts'
import { findFaults } from './account.ts'
import { openBadLine } from './bad-line.ts'
import { type Attempt, buy } from './buyers.ts'
import { prepare, scarceStock } from './prepare.ts'
import { openShops } from './processes.ts'
import { createRandom } from './random.ts'
import { Torment } from './torment.ts'

const buyers = 6

export interface PartOptions {
  config: DbConfig
  /** environment of the servers */
  env: Record<string, string>
  servers: number
  durationMs: number
  seed: number
}

/** What the buyers' attempts came to, as lines for the terminal. */
export function summaryOf(attempts: readonly Attempt[]): string[] {
  const sum = (of: (attempt: Attempt) => number) => attempts.reduce((total, attempt) => total + of(attempt), 0)
  return [
    `${sum(({ requests }) => requests)} requests`,
    `${sum(({ order }) => Number(order !== undefined))} orders confirmed, ${sum(({ order }) => Number(!order))} refused`,
  ]
}

/** Buyers order over bad lines while servers are killed. Returns a line per fault. */
export async function orderThroughKills(name: string, { config, env, servers, durationMs, seed }: PartOptions): Promise<string[]> {
  const random = createRandom(seed)
  const variants = await prepare(config, scarceStock)
  const shops = await openShops(servers, env)
  const lines = await Promise.all(shops.map(({ port }) => openBadLine([port], random)))
  let isOver = false
  try {
    await Promise.all(shops.map((shop) => shop.start()))
    const market = { variants, ports: lines.map(({ port }) => port), random, isOver: () => isOver }
    const buying = Array.from({ length: buyers }, (_, buyer) => buy(`chaos-${buyer}`, market))
    const torment = new Torment(shops, random)
    await pause(durationMs)
    await torment.stop()
    isOver = true
    const attempts = (await Promise.all(buying)).flat()
    await Promise.all(shops.map((shop) => shop.kill()))
    const db = await openDb(config)
    const faults = await findFaults(db, attempts, variants, scarceStock).finally(() => db.close())
    console.log(`${name}: ${[`${shops.reduce((total, { kills }) => total + kills, 0)} kills`, ...summaryOf(attempts)].join(', ')}`)
    return faults
  } finally {
    isOver = true
    await Promise.all(shops.map((shop) => shop.kill()))
    await Promise.all(lines.map((line) => line.close()))
  }
}
