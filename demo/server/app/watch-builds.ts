import { type FSWatcher, watch } from 'node:fs'

/** A build writes many files: it is over when none has come for this long. */
const settleMs = 300

/** Calls `built` after files of these folders have changed; answers what stops it. A folder that is not there is not watched. */
export function watchBuilds(folders: readonly string[], built: () => void): () => void {
  let timer: NodeJS.Timeout | undefined
  const heard = () => {
    clearTimeout(timer)
    timer = setTimeout(built, settleMs)
  }
  const watchers = folders.flatMap((folder): FSWatcher[] => {
    try {
      return [watch(folder, heard).on('error', () => {})]
    } catch {
      return []
    }
  })
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}
