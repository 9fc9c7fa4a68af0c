import { mkdirSync } from 'node:fs'
import { DbError } from './db-error.ts'

/** Creates a data folder if missing. Throws a `DbError` if the path is not a writable folder; `setting` chooses it. */
export function makeFolder(dir: string, setting: string): void {
  try {
    mkdirSync(dir, { recursive: true })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const reason = code === 'EEXIST' || code === 'ENOTDIR' ? 'a file with this name exists' : code
    throw new DbError(`The data folder ${dir} cannot be created (${reason}); choose another one with ${setting}.`)
  }
}
