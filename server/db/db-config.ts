import { join, resolve } from 'node:path'
import type { DbConfig } from './db.ts'

/** What chooses the data folder, unless a caller says otherwise. */
export const folderSetting = 'DATA_DIR'

/** The folder of the shop's data: the embedded database, and the files unless `FILES_DIR` names another folder. */
export const dataDirFromEnv = (env: NodeJS.ProcessEnv): string => resolve(env.DATA_DIR || '.data')

/** The folder of rendered pictures and uploads, which all processes of a shop share; default: `DATA_DIR`. */
export const filesDirFromEnv = (env: NodeJS.ProcessEnv): string => (env.FILES_DIR ? resolve(env.FILES_DIR) : dataDirFromEnv(env))

/** The location of the data: `DATABASE_URL`, otherwise the folder `db` in `DATA_DIR` (default: `.data`). */
export const dbConfigFromEnv = (env: NodeJS.ProcessEnv): DbConfig =>
  env.DATABASE_URL ? { url: env.DATABASE_URL } : { dir: join(dataDirFromEnv(env), 'db') }
