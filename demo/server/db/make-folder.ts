import { mkdirSync } from 'node:fs'
import { DbError } from './db-error.ts'

/** Makes a data folder where there is none; throws a `DbError` where something else stands in its place, or nobody may write. */
export function makeFolder(dir: string): void {
  try {
    mkdirSync(dir, { recursive: true })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const reason = code === 'EEXIST' || code === 'ENOTDIR' ? 'a file stands in its place' : code
    throw new DbError(`The data folder ${dir} cannot be made (${reason}); choose another one with DATA_DIR.`)
  }
}
