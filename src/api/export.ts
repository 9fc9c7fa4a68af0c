import { type Connection, request } from '../base/http/request.ts'
import { type ExportPage, exportPage } from '../model/account/export-row.ts'

/** GET /api/export/products/catalogue: a page of the catalogue's rows (CALL-37); `total` where the shop says how many there are. */
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
