import * as z from 'zod/mini'
import { $requests, type Connection, request } from '../base/http/request.ts'
import { type FormDefinition, formDefinition } from '../model/forms/form-definition.ts'
import { type FormRequest, storedDocument } from '../model/forms/form-request.ts'

/** GET /api/forms/{id} (CALL-53). */
export const getForm = async (connection: Connection, id: string, lang: string, signal?: AbortSignal): Promise<FormDefinition> =>
  (await request(connection, `/api/forms/${encodeURIComponent(id)}`, { query: { lang }, schema: formDefinition, signal })).value

/** POST /api/requests: submits a form (CALL-54). */
export async function postRequest(connection: Connection, body: FormRequest): Promise<void> {
  await request(connection, '/api/requests', { method: 'POST', body, schema: z.unknown() })
}

/** A failed upload, with its response; status 0 without a response. */
export class UploadError extends Error {
  override name = 'UploadError'
  readonly response: { status: number; statusText: string; body: string }
  constructor(response: UploadError['response'], url: string) {
    super(`Http status ${response.status} for ${url}`)
    this.response = response
  }
}

interface DocumentOptions {
  /** additional form fields */
  fields?: Readonly<Record<string, string>>
  /** share of the request body sent, from 0 to 1 */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

const readId = (body: string): string | undefined => {
  try {
    const read = storedDocument.safeParse(JSON.parse(body))
    return read.success ? read.data._id : undefined
  } catch {
    return undefined
  }
}

/**
 * POST /api/document: uploads a file as multipart and returns the id of the stored document (CALL-55, UPL-01). Throws an
 * `UploadError` unless the response is 200 with an id. Uses XMLHttpRequest, because fetch has no upload progress.
 */
export function postDocument(
  connection: Connection,
  file: File,
  { fields = {}, onProgress, signal }: DocumentOptions = {},
): Promise<string> {
  const url = `${connection.apiBase}/api/document`
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', file, file.name)
  count(1)
  const { fetch: answer } = connection
  if (answer)
    return answer(url, { method: 'POST', body: form, ...(signal && { signal }) })
      .then(
        async (response) =>
          readId(await response.text()) ?? Promise.reject(new UploadError({ status: response.status, statusText: '', body: '' }, url)),
      )
      .finally(() => count(-1))
  const sent = new Promise<string>((resolve, reject) => {
    signal?.throwIfAborted()
    const call = new XMLHttpRequest()
    call.open('POST', url)
    call.withCredentials = connection.credentials === 'include'
    call.setRequestHeader('X-Shop-Request', '1')
    call.upload.onprogress = ({ loaded, total }) => total > 0 && onProgress?.(loaded / total)
    call.onloadend = () => {
      if (signal?.aborted) return reject(signal.reason)
      const { status, statusText, responseText: body } = call
      const id = status === 200 ? readId(body) : undefined
      if (id !== undefined) resolve(id)
      else reject(new UploadError({ status, statusText, body }, url))
    }
    signal?.addEventListener('abort', () => call.abort(), { once: true })
    call.send(form)
  })
  return sent.finally(() => count(-1))
}

const count = (change: number) => $requests.set({ ...$requests.get(), pending: $requests.get().pending + change })
