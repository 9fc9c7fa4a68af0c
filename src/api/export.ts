import { type Connection, request } from '../base/http/request.ts'
import { type ExportPage, exportPage } from '../model/account/export-row.ts'

/** GET /api/export/products/catalogue: a page of rows; `total` is undefined if the shop does not report it (CALL-37). */
export async function getExportPage(
  connection: Connection,
  { lang, size, page }: { lang: string; size: number; page: number },
  signal?: AbortSignal,
): Promise<ExportPage & { total: number | undefined }> {
  const query = { lang, fullInfo: true, size, page }
  const { value, total } = await request(connection, '/api/export/products/catalogue', {
    query,
    schema: exportPage,
    withTotal: true,
    signal,
  })
  return { ...value, total }
}
