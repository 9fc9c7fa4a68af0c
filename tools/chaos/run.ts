import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureKit } from '../../server/app/kit-build.ts'
import { freePort } from '../free-port.ts'
import { findPostgres, startPostgres } from '../runtime/postgres.ts'
import { orderOnFullDisk } from './disk.ts'
import { orderThroughKills } from './kills.ts'
import { shopInTwoTabs } from './tabs.ts'

/*
 * `npm run chaos [-- --minutes 2 --seed 7 --only tabs]`: each part compares what was confirmed with what exists, and the run fails if
 * anything is lost or doubled. `--minutes` is the time of each part; without `--only`, all parts run.
 *
 * pglite          buyers order over a bad line, which delays answers and cuts connections, while a server on the embedded database is killed
 * postgres        the same with two servers on one PostgreSQL
 * tabs            a shopper changes the cart in two tabs of Chromium and orders, while a server comes and goes
 * tabs-postgres   the same with two servers on one PostgreSQL
 * disk            buyers order while the disk becomes full, again and again (needs the right to mount one)
 */
const { values } = parseArgs({ options: { minutes: { type: 'string' }, seed: { type: 'string' }, only: { type: 'string' } } })
const durationMs = Number(values.minutes ?? 2) * 60_000
const seed = Number(values.seed ?? Date.now() % 100_000)

const folder = mkdtempSync(join(tmpdir(), 'shop-kit-chaos-'))
chmodSync(folder, 0o711) // the user of PostgreSQL enters its folder

const embedded = (data: string) => ({
  config: { dir: join(folder, data, 'db') },
  env: { DATA_DIR: join(folder, data), DATABASE_URL: '' },
  servers: 1,
  durationMs,
  seed,
})

/** Runs a part with two servers on a PostgreSQL of its own; undefined without PostgreSQL. */
async function onPostgres(data: string, part: typeof orderThroughKills, name: string): Promise<string[] | undefined> {
  const bin = findPostgres()
  if (!bin) return undefined
  const { url, stop } = await startPostgres(bin, join(folder, data), await freePort())
  const env = { DATA_DIR: join(folder, `${data}-files`), DATABASE_URL: url }
  return part(name, { config: { url }, env, servers: 2, durationMs, seed }).finally(() => stop())
}

interface Part {
  id: string
  name: string
  /** what it lacks if it cannot run */
  needs: string
  run(name: string): Promise<string[] | undefined>
}

const postgresPackage = 'PostgreSQL (apt-get install postgresql)'
const parts: Part[] = [
  { id: 'pglite', name: 'PGlite', needs: '', run: (name) => orderThroughKills(name, embedded('kills')) },
  {
    id: 'postgres',
    name: 'PostgreSQL, two servers',
    needs: postgresPackage,
    run: (name) => onPostgres('postgres', orderThroughKills, name),
  },
  { id: 'tabs', name: 'Two tabs', needs: '', run: (name) => shopInTwoTabs(name, embedded('tabs')) },
  {
    id: 'tabs-postgres',
    name: 'Two tabs, two servers on PostgreSQL',
    needs: postgresPackage,
    run: (name) => onPostgres('tabs-postgres', shopInTwoTabs, name),
  },
  {
    id: 'disk',
    name: 'Full disk',
    needs: 'the right to mount a disk',
    run: (name) => orderOnFullDisk(name, { folder: join(folder, 'disk'), durationMs, seed }),
  },
]

const chosen = parts.filter(({ id }) => values.only === undefined || values.only === id)
if (chosen.length === 0) throw new Error(`--only is one of ${parts.map(({ id }) => id).join(', ')}`)
let faults = 0
try {
  console.log(`seed ${seed}`)
  if (chosen.some(({ id }) => id.startsWith('tabs'))) await ensureKit(console.log)
  for (const { name, needs, run } of chosen) {
    const found = await run(name)
    if (!found) console.log(`${name}: skipped, because this machine has not ${needs}`)
    for (const fault of found ?? []) console.log(`  ${fault}`)
    faults += found?.length ?? 0
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
console.log(`${faults} lost`)
process.exit(faults ? 1 : 0)
