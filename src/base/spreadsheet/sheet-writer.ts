import { loadChunk } from '../dom/chunk.ts'
import type { Rows, SheetLayout } from './sheet-file.ts'
import type { SheetMessage, SheetRequest } from './sheet-worker.ts'
import { startSheetWorker } from './start-sheet-worker.ts'

/** Collects rows and writes them to a file. */
export interface SheetWriter {
  add(rows: Rows): void
  /** Creates the file; rejects if that fails. */
  finish(layout: SheetLayout): Promise<Blob>
  /** Releases worker and rows; call it after `finish`, too. */
  close(): void
}

/** Opens a writer in a worker. If the page cannot start one, the file is created in slices on the main thread. */
export async function openSheet(): Promise<SheetWriter> {
  const worker = await startSheetWorker()
  return worker ? inWorker(worker) : inPage()
}

function inWorker(worker: Worker): SheetWriter {
  const post = (request: SheetRequest) => worker.postMessage(request)
  return {
    add: (rows) => post({ rows }),
    finish: (layout) =>
      new Promise((resolve, reject) => {
        worker.onmessage = ({ data }: MessageEvent<SheetMessage>) => {
          if (typeof data === 'string') return
          if ('file' in data) resolve(data.file)
          else reject(new Error(data.failed))
        }
        worker.onerror = () => reject(new Error('The worker that makes the file has failed'))
        post({ layout })
      }),
    close: () => worker.terminate(),
  }
}

function inPage(): SheetWriter {
  const rowBuffer: Rows[number][] = []
  const closing = new AbortController()
  return {
    add(rows) {
      for (const row of rows) rowBuffer.push(row)
    },
    finish: async (layout) => (await loadChunk(() => import('./sliced-sheet.ts'))).slicedSheet(layout, rowBuffer, closing.signal),
    close() {
      closing.abort()
      rowBuffer.length = 0
    },
  }
}
