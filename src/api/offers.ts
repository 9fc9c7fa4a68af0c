import { type Connection, RequestError, requestUrl } from '../base/http/request.ts'
import type { OfferRequest } from '../model/cart/cart-requests.ts'
import { stringify } from '../model/stringify.ts'

const timeoutMs = 15_000
const path = '/api/pdfRendering/preview/commercialOffer'

/** File name of the Content-Disposition header, without folders; undefined if it is missing or malformed. */
function proposedName(headers: Headers): string | undefined {
  const header = headers.get('content-disposition') ?? ''
  const encoded = /filename\*\s*=\s*utf-8''([^;]+)/i.exec(header)?.[1]
  const plain = /filename\s*=\s*(?:"([^"]*)"|([^;]+))/i.exec(header)
  try {
    const name = encoded === undefined ? (plain?.[1] ?? plain?.[2]) : decodeURIComponent(encoded)
    return name?.trim().replace(/[/\\]/g, ' ') || undefined
  } catch {
    return undefined // not valid percent-encoding
  }
}

/** POST /api/pdfRendering/preview/commercialOffer: renders the offer as a PDF file (CALL-38). */
export async function renderOffer(connection: Connection, body: OfferRequest): Promise<{ file: Blob; name: string }> {
  const address = requestUrl(connection, path)
  const response = await (connection.fetch ?? fetch)(address, {
    method: 'POST',
    credentials: connection.credentials,
    headers: { 'Content-Type': 'application/json', 'X-Shop-Request': '1' },
    body: stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) throw new RequestError(response.status, address)
  return { file: await response.blob(), name: proposedName(response.headers) ?? 'Commercial offer.pdf' }
}
