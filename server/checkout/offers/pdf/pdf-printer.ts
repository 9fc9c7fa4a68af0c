import { Worker } from 'node:worker_threads'
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { workQueue } from '../../../http/work-queue.ts'

/** Thrown when rendering a document times out. */
export class PdfTimeoutError extends Error {
  override name = 'PdfTimeoutError'
}

export interface PdfPrinter {
  /** Renders a document as PDF. Rejects with a `PdfTimeoutError`, or a `QueueFullError` if the queue is full. */
  print(document: TDocumentDefinitions): Promise<Uint8Array>
  close(): void
}

const workerFile = new URL('./pdf-worker.js', import.meta.url)
const maxMemoryMb = 256

/** Renders documents in a worker, one at a time, so that they do not block the server. */
export function makePdfPrinter({ timeoutMs = 12_000, maxQueued = 8 } = {}): PdfPrinter {
  const queue = workQueue({ parallel: 1, maxQueued })
  return {
    print: (document) => queue.now(() => render(document, timeoutMs)),
    close: () => queue.close(),
  }
}

function render(document: TDocumentDefinitions, timeoutMs: number): Promise<Uint8Array> {
  const worker = new Worker(workerFile, {
    workerData: document,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb },
  })
  return new Promise<Uint8Array>((resolve, reject) => {
    const timer = setTimeout(() => reject(new PdfTimeoutError(`The document was not ready after ${timeoutMs} ms`)), timeoutMs)
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => {
      clearTimeout(timer)
      reject(new Error('The document could not be rendered'))
    })
  }).finally(() => worker.terminate())
}
