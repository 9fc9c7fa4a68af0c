import { join, resolve } from 'node:path'
import type { DbConfig } from './db.ts'

/** The folder of the embedded database, pictures and whatever else the shop keeps on disk. */
export const dataDirFromEnv = (env: NodeJS.ProcessEnv): string => resolve(env.DATA_DIR || '.data')

/** Where a command finds the shop's data: `DATABASE_URL`, else the folder `db` in `DATA_DIR` (default .data). */
export const dbConfigFromEnv = (env: NodeJS.ProcessEnv): DbConfig =>
  env.DATABASE_URL ? { url: env.DATABASE_URL } : { dir: join(dataDirFromEnv(env), 'db') }
