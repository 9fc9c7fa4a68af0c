import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { folderSetting } from './db-config.ts'
import { DbError } from './db-error.ts'
import { makeFolder } from './make-folder.ts'

const lockedFolders = new Set<string>()

/** A process id may be reused after a crash; together with its start time (Linux) it is unique. */
function signature(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return `${pid} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`
  } catch {
    return String(pid)
  }
}

function isAlive(owner: string): boolean {
  const pid = Number(owner.split(' ')[0])
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  return signature(pid) === owner
}

/** Locks a data folder against a second process; the embedded database does not. Returns a function that unlocks it. `setting` chooses the folder. */
export function lockFolder(dir: string, setting = folderSetting): () => void {
  const file = `${dir}.lock`
  const taken = (owner: string) =>
    new DbError(`The data folder ${dir} is in use by process ${owner}; stop it or choose another folder with ${setting}.`)
  if (lockedFolders.has(file)) throw taken(String(process.pid))
  makeFolder(dirname(file), setting)
  for (;;) {
    try {
      const handle = openSync(file, 'wx')
      writeSync(handle, signature(process.pid))
      closeSync(handle)
      break
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const owner = readFileSync(file, 'utf8').trim()
      if (isAlive(owner)) throw taken(owner.split(' ')[0] ?? owner)
      rmSync(file, { force: true })
    }
  }
  lockedFolders.add(file)
  return () => {
    if (lockedFolders.delete(file)) rmSync(file, { force: true })
  }
}
