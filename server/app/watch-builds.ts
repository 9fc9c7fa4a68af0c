import { type FSWatcher, watch } from 'node:fs'

/** Debounce: a build writes many files. */
const settleMs = 300

/** Calls `built` after files in these folders change. Returns a function that stops it. Ignores missing folders. */
export function watchBuilds(folders: readonly string[], built: () => void): () => void {
  let timer: NodeJS.Timeout | undefined
  const onChange = () => {
    clearTimeout(timer)
    timer = setTimeout(built, settleMs)
  }
  const watchers = folders.flatMap((folder): FSWatcher[] => {
    try {
      return [watch(folder, onChange).on('error', () => {})]
    } catch {
      return []
    }
  })
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}
