import { type Rows, type SheetLayout, sheetFile } from './sheet-file.ts'

/** What the page tells the worker. */
export type SheetRequest = { rows: Rows } | { layout: SheetLayout }
/** What the worker tells the page: that it is there, then the file. */
export type SheetMessage = 'ready' | { file: Blob } | { failed: string }

/** The part of a worker's scope that is needed here; the types of pages know another one. */
interface Scope {
  onmessage: ((event: MessageEvent<SheetRequest>) => void) | null
  postMessage(news: SheetMessage): void
}

const scope = globalThis as unknown as Scope
const rows: Rows[number][] = []

scope.onmessage = ({ data }) => {
  if ('rows' in data) {
    for (const row of data.rows) rows.push(row)
    return
  }
  sheetFile(data.layout, rows).then(
    (file) => scope.postMessage({ file }),
    (error: unknown) => scope.postMessage({ failed: String(error) }),
  )
}
scope.postMessage('ready')
