import { atom } from 'nanostores'
import { getExportPage } from '../../api/export.ts'
import { saveFile } from '../../base/dom/save-file.ts'
import type { Connection } from '../../base/http/request.ts'
import { shared } from '../../base/shared.ts'
import { openSheet } from '../../base/spreadsheet/sheet-writer.ts'
import { exportFileName, exportSheet, hasMoreRows, maxSheetRows, toCells } from '../../domain/account/export-rows.ts'
import { exportPageSize } from '../../domain/constants.ts'
import type { ExportRow } from '../../model/account/export-row.ts'

/** The progress of an export. `total` is undefined if the shop does not return it. */
export type ExportState =
  | { status: 'idle' | 'failed' }
  | { status: 'loading'; rows: number; total?: number | undefined }
  | { status: 'writing' | 'saved'; rows: number }

/** The export of this page. Continues while its section is not mounted. */
export const $catalogueExport = shared('catalogue-export', () => atom<ExportState>({ status: 'idle' }))

const current = shared('catalogue-export.current', () => ({ controller: undefined as AbortController | undefined }))

/**
 * Reads the catalogue page by page until a page has fewer than 5000 rows (EXP-01). Calls `onPage` with the rows of each. Throws if a
 * request fails or if there are more rows than a sheet can hold.
 */
export async function readCatalogue(
  connection: Connection,
  { lang, signal }: { lang: string; signal?: AbortSignal },
  onPage: (rows: readonly ExportRow[], total: number | undefined) => void,
): Promise<void> {
  let read = 0
  for (let page = 0; ; page += 1) {
    signal?.throwIfAborted()
    const { count, rows, total } = await getExportPage(connection, { lang, size: exportPageSize, page }, signal)
    signal?.throwIfAborted()
    read += count
    if (read > maxSheetRows) throw new Error('The catalogue exceeds the row limit of a sheet')
    onPage(rows, total)
    if (!hasMoreRows(count)) return
  }
}

const whenAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })

/** Writes the catalogue into a spreadsheet (EXP-02, EXP-04). */
async function createFile(connection: Connection, lang: string, signal: AbortSignal): Promise<{ file: Blob; rows: number }> {
  const sheet = await openSheet()
  let rows = 0
  try {
    await readCatalogue(connection, { lang, signal }, (page, total) => {
      sheet.add(page.map(toCells))
      rows += page.length
      $catalogueExport.set({ status: 'loading', rows, total })
    })
    $catalogueExport.set({ status: 'writing', rows })
    return { file: await Promise.race([sheet.finish(exportSheet), whenAborted(signal)]), rows }
  } finally {
    sheet.close()
  }
}

/**
 * Saves the catalogue as 'Products list.xlsx' (EXP-01..04). Resolves with the number of rows; with undefined if the export failed, was
 * cancelled, or another one is running.
 */
export async function exportCatalogue(connection: Connection, lang: string): Promise<number | undefined> {
  if (current.controller) return undefined
  const controller = new AbortController()
  current.controller = controller
  $catalogueExport.set({ status: 'loading', rows: 0 })
  try {
    const { file, rows } = await createFile(connection, lang, controller.signal)
    saveFile(file, exportFileName)
    $catalogueExport.set({ status: 'saved', rows })
    return rows
  } catch {
    // the request logs its failure; a cancelled export must not change the state of the next one
    if (!controller.signal.aborted) $catalogueExport.set({ status: 'failed' })
    return undefined
  } finally {
    if (current.controller === controller) current.controller = undefined
  }
}

/** Cancels the running export. */
export function cancelExport(): void {
  current.controller?.abort()
  current.controller = undefined
  $catalogueExport.set({ status: 'idle' })
}
