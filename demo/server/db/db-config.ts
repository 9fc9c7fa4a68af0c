import { join, resolve } from 'node:path'
import type { DbConfig } from './db.ts'

/** The folder of the shop's files: the embedded database, rendered pictures, uploads. */
export const dataDirFromEnv = (env: NodeJS.ProcessEnv): string => resolve(env.DATA_DIR || '.data')

/** The location of the data: `DATABASE_URL`, otherwise the folder `db` in `DATA_DIR` (default: `.data`). */
export const dbConfigFromEnv = (env: NodeJS.ProcessEnv): DbConfig =>
  env.DATABASE_URL ? { url: env.DATABASE_URL } : { dir: join(dataDirFromEnv(env), 'db') }
