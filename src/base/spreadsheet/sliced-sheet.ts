import type { Rows, SheetLayout } from './sheet-file.ts'
import { rowXml, sheetEnd, sheetPath, sheetStart, sheetType, workbookParts } from './sheet-xml.ts'
import { zipFile } from './zip-file.ts'

/** Length of a slice; a frame at 60 Hz has 16 ms. */
const sliceMs = 8
const rowsPerCheck = 64

/** Yields to the event loop, so that the page can render and handle a click on "Cancel". */
const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })

async function* sheetPieces(layout: SheetLayout, rows: Rows, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  let text = sheetStart(layout)
  let deadline = performance.now() + sliceMs
  for (let index = 0; index < rows.length; index += rowsPerCheck) {
    for (const row of rows.slice(index, index + rowsPerCheck)) text += rowXml(row)
    if (performance.now() < deadline) continue
    yield encoder.encode(text)
    text = ''
    await nextTask()
    signal.throwIfAborted()
    deadline = performance.now() + sliceMs
  }
  yield encoder.encode(text + sheetEnd)
}

/** Creates the same spreadsheet as `sheetFile`, in slices that do not block the page. Rejects if aborted. */
export function slicedSheet(layout: SheetLayout, rows: Rows, signal: AbortSignal): Promise<Blob> {
  const encoder = new TextEncoder()
  const parts = Object.entries(workbookParts(layout)).map(([name, text]) => ({ name, pieces: [encoder.encode(text)] }))
  return zipFile([...parts, { name: sheetPath, pieces: sheetPieces(layout, rows, signal) }], sheetType)
}
