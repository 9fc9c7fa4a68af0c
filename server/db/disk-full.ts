import { existsSync, readdirSync, statfsSync } from 'node:fs'
import { DbError } from './db-error.ts'

const mb = 1024 * 1024
/** What a new database with the demo shop takes, with its write-ahead log. */
const neededMb = 150
/** The database writes files of 16 MB: with less left, its failures are those of a full disk, whatever they say. */
const fullBelowMb = 16
/** ENOSPC in the numbering of WebAssembly */
const wasmNoSpace = 51
const noSpace = /no space left on device/i

const freeMb = (dir: string): number => {
  const { bavail, bsize } = statfsSync(dir)
  return Math.floor((bavail * bsize) / mb)
}

export const isEmptyFolder = (dir: string): boolean => !existsSync(dir) || readdirSync(dir).length === 0

/** Throws a `DbError` if the disk has no room for a new database in this existing folder. */
export function requireSpace(dir: string, setting: string): void {
  const free = freeMb(dir)
  if (free < neededMb)
    throw new DbError(
      `The disk of the data folder ${dir} has ${free} MB left, but a new shop needs ${neededMb} MB. Free some space or choose another folder with ${setting}, then start again.`,
    )
}

/** The one sentence for a failure because of a full disk; other errors as they are. */
export function explainFullDisk(error: unknown, dir: string): unknown {
  if (error instanceof DbError) return error
  const { code, errno, message = '' } = error as { code?: string; errno?: number; message?: string }
  const isFull = code === '53100' || errno === wasmNoSpace || noSpace.test(message) || freeMb(dir) < fullBelowMb
  if (!isFull) return error
  return new DbError(
    `The disk is full: the database in ${dir} cannot be written. Free some space, then start again; what was saved before is kept.`,
  )
}
