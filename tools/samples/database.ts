import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import pg from 'pg'
import { seedDemoShop } from '../../demo/seed/seed-demo-shop.ts'
import { type Db, migrate, openDb } from '../../server/db/db.ts'
import { openPglite } from '../../server/db/pglite.ts'

const root = new URL('../../', import.meta.url).pathname
const folder = join(tmpdir(), 'shop-kit-tests')
const maxSeedMs = 110_000

// optimizing the WebAssembly of the embedded database costs a test run more time than it saves
setFlagsFromString('--liftoff-only')

const seeding = [
  'demo/content',
  'demo/seed',
  'server/languages',
  'server/db',
  'server/catalogue',
  'server/seed',
  'server/account/customers.ts',
  'server/account/returns/write-return.ts',
  'server/http/page-template.ts',
  'server/session/passwords/passwords.ts',
  'server/pictures/picture.ts',
]

const fingerprints = new Map<readonly string[], string>()

/** A hash that changes with the sources of the seed. */
function fingerprint(parts: readonly string[]): string {
  const known = fingerprints.get(parts)
  if (known) return known
  const hash = createHash('sha256')
  for (const part of parts) {
    const path = join(root, part)
    const files = statSync(path).isDirectory() ? readdirSync(path, { recursive: true, encoding: 'utf8' }).sort() : ['']
    for (const file of files) if (!statSync(join(path, file)).isDirectory()) hash.update(file).update(readFileSync(join(path, file)))
  }
  const made = hash.digest('hex').slice(0, 16)
  fingerprints.set(parts, made)
  return made
}

/** One process seeds; the others wait for the file `done`. */
async function runOnce(lock: string, done: () => boolean | Promise<boolean>, work: () => Promise<void>): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const started = Date.now()
  while (!(await done())) {
    try {
      mkdirSync(lock)
    } catch {
      const abandoned = existsSync(lock) && Date.now() - statSync(lock).mtimeMs > maxSeedMs
      if (abandoned || Date.now() - started > maxSeedMs) rmSync(lock, { recursive: true, force: true })
      await pause(100)
      continue
    }
    try {
      if (!(await done())) await work()
    } finally {
      rmSync(lock, { recursive: true, force: true })
    }
  }
}

/** Deletes half of what every start would copy: template databases and the write-ahead log of the seeding. */
const slim = [
  "update pg_database set datistemplate = false where datname in ('template0', 'template1')",
  'drop database template0',
  'drop database template1',
  'set wal_recycle = off',
  'select pg_switch_wal()',
  'checkpoint',
]

/** A database in memory: filled once, then copied for every test file. */
async function embedded(name: string, fill: (db: Db) => Promise<void>): Promise<Db> {
  const file = join(folder, `${fingerprint(seeding)}-${name}.tar`)
  await runOnce(
    `${file}.lock`,
    () => existsSync(file),
    async () => {
      const db = await openPglite({})
      await fill(db)
      for (const statement of slim) await db.exec(statement)
      writeFileSync(`${file}.part`, Buffer.from(await (await db.dump()).arrayBuffer()))
      await db.close()
      renameSync(`${file}.part`, file)
    },
  )
  const bytes = readFileSync(file)
  // a Blob would copy the data twice
  return openPglite({ dump: Object.assign(new Blob(), { arrayBuffer: async () => bytes.buffer as ArrayBuffer }) })
}

async function cloneOnServer(url: string): Promise<Db> {
  const template = `shop_test_${fingerprint(seeding)}`
  const named = (name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  const exists = async (name: string) => (await admin.query('select 1 from pg_database where datname = $1', [name])).rowCount === 1
  await runOnce(
    join(folder, `${template}.lock`),
    () => exists(template),
    async () => {
      const part = `${template}_part`
      await admin.query(`drop database if exists ${part}`)
      await admin.query(`create database ${part}`)
      const db = await openDb({ url: named(part) })
      await seedDemoShop(db)
      await db.close()
      await admin.query(`alter database ${part} rename to ${template}`)
    },
  )
  const own = `shop_test_${process.pid}_${Date.now()}`
  await admin.query(`create database ${own} template ${template}`)
  const db = await openDb({ url: named(own) })
  return {
    ...db,
    close: async () => {
      await db.close()
      await admin.query(`drop database ${own} with (force)`)
      await admin.end()
    },
  }
}

/** A new database with the whole demo shop: in memory, or on the server of `DATABASE_URL`. */
export const openSeededDb = (): Promise<Db> =>
  process.env.DATABASE_URL ? cloneOnServer(process.env.DATABASE_URL) : embedded('slim', seedDemoShop)

/** A new database without a shop. */
export const openEmptyDb = (): Promise<Db> => embedded('empty', migrate)

const pictureSources = [...seeding, 'server/pictures']

/** Options that render pictures once for all test files: on demand, into a shared folder. */
export const sharedPictures = () => ({
  picturesDir: join(folder, `pictures-${fingerprint(pictureSources)}`),
  drawsAhead: false,
})
