import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openDb } from '../../server/db/db.ts'
import { findFaults } from './account.ts'
import { openBadLine } from './bad-line.ts'
import { buy } from './buyers.ts'
import { summaryOf } from './kills.ts'
import { prepare } from './prepare.ts'
import { openShops } from './processes.ts'
import { createRandom } from './random.ts'

const diskMb = 400
/** enough pieces for a run of minutes */
const stock = 5000
const buyers = 4
/** how long the disk has room and how long it is full, ms */
const freeMs = { least: 3000, most: 8000 }
const fullMs = { least: 3000, most: 8000 }
/** time for a server that met a full disk to recover, before it is restarted */
const recoveryMs = 5000

/** Mounts a disk in memory; false without the right to. */
function mountDisk(folder: string): boolean {
  mkdirSync(folder)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMb}m`, 'tmpfs', folder], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Writes a file until the disk is full, to the last kilobyte. */
function fillDisk(file: string): void {
  for (const size of [1024 * 1024, 1024]) {
    const bytes = Buffer.alloc(size)
    try {
      for (;;) appendFileSync(file, bytes)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    }
  }
}

interface DiskOptions {
  folder: string
  durationMs: number
  seed: number
}

/**
 * Places orders while the disk of the embedded database fills up, again and again. Orders either exist or were refused with a message, and
 * the shop continues once there is room. Returns a line per fault; undefined without the right to mount a disk.
 */
export async function orderOnFullDisk(name: string, { folder, durationMs, seed }: DiskOptions): Promise<string[] | undefined> {
  if (!mountDisk(folder)) return undefined
  const random = createRandom(seed)
  const moment = ({ least, most }: { least: number; most: number }) => pause(least + random.number() * (most - least))
  const config = { dir: join(folder, 'db') }
  const filler = join(folder, 'filler')
  const [shop] = await openShops(1, { DATA_DIR: folder, DATABASE_URL: '' })
  if (!shop) throw new Error('No shop')
  const line = await openBadLine([shop.port], random)
  let isOver = false
  let fills = 0
  let restarts = 0
  const refusals = new Map<string, number>()
  const unclear: string[] = []
  try {
    const variants = await prepare(config, stock)
    await shop.start()
    const onAnswer = ({ status, body }: { status: number; body: unknown }) => {
      if (status < 400) return
      const { name: reason, message } = (body ?? {}) as { name?: string; message?: string }
      refusals.set(`${status} ${reason}`, (refusals.get(`${status} ${reason}`) ?? 0) + 1)
      if (!reason || !message || status === 500) unclear.push(`refused without a reason: ${status} ${JSON.stringify(body)}`)
    }
    const market = { variants, ports: [line.port], random, isOver: () => isOver, onAnswer }
    const buying = Array.from({ length: buyers }, (_, buyer) => buy(`disk-${buyer}`, market))
    const until = Date.now() + durationMs
    while (Date.now() < until) {
      await moment(freeMs)
      fillDisk(filler)
      fills += 1
      await moment(fullMs)
      rmSync(filler)
      restarts += Number(await shop.revive(recoveryMs))
    }
    isOver = true
    const attempts = (await Promise.all(buying)).flat()
    await shop.kill()
    const db = await openDb(config)
    const faults = await findFaults(db, attempts, variants, stock).finally(() => db.close())
    console.log(`${name}: filled ${fills} times, restarted ${restarts} times, ${summaryOf(attempts).join(', ')}`)
    for (const [reason, count] of refusals) console.log(`  ${count} answers ${reason}`)
    return [...faults, ...unclear.slice(0, 5)]
  } finally {
    isOver = true
    await shop.kill()
    await line.close()
    execFileSync('umount', ['-l', folder], { stdio: 'ignore' })
  }
}
