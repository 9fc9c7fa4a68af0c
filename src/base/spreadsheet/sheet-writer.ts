import { loadChunk } from '../dom/chunk.ts'
import type { Rows, SheetLayout } from './sheet-file.ts'
import type { SheetMessage, SheetRequest } from './sheet-worker.ts'
import { startSheetWorker } from './start-sheet-worker.ts'

/** Takes rows as they come and makes a file of them. */
export interface SheetWriter {
  add(rows: Rows): void
  /** The file; rejects when it cannot be made. */
  finish(layout: SheetLayout): Promise<Blob>
  /** Gives back what it holds; needed after `finish` too. */
  close(): void
}

/** In a worker the page stays as quick as before; where it may start none, the page makes the file itself, in slices. */
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
