import { type Rows, type SheetLayout, sheetFile } from './sheet-file.ts'

/** Message from the page to the worker. */
export type SheetRequest = { rows: Rows } | { layout: SheetLayout }
/** Message from the worker to the page: `ready` once it runs, then the file. */
export type SheetMessage = 'ready' | { file: Blob } | { failed: string }

/** Used part of the worker scope; the DOM library types `globalThis` as a window. */
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
