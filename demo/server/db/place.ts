import { join, resolve } from 'node:path'
import type { DbPlace } from './db.ts'

/** The folder of the embedded database, pictures and whatever else the shop keeps on disk. */
export const dataDirOf = (env: NodeJS.ProcessEnv): string => resolve(env.DATA_DIR || '.data')

/** Where a command finds the shop's data: `DATABASE_URL`, else the folder `db` in `DATA_DIR` (default .data). */
export const placeFrom = (env: NodeJS.ProcessEnv): DbPlace =>
  env.DATABASE_URL ? { url: env.DATABASE_URL } : { dir: join(dataDirOf(env), 'db') }
