import { atom, computed, type ReadableAtom } from 'nanostores'
import { postDocument, UploadError } from '../../api/forms.ts'
import type { Connection } from '../../base/http/request.ts'
import { newGuid } from '../../base/random-id.ts'
import { shared } from '../../base/shared.ts'
import { isRetriable, type UploadTransfer, uploadErrorText, uploadProgress, validateFile } from '../../domain/forms/upload.ts'
import type { UploadedDocument } from '../../model/forms/form-request.ts'

/** A file and the state of its upload. `share` is 0 to 1; `error` is a text key or the shop's message. */
export type Upload = { key: string; file: File } & (
  | { status: 'sending'; share: number }
  | { status: 'done'; document: UploadedDocument }
  | { status: 'failed'; error: string; canRetry: boolean }
)

export interface UploadOptions {
  connection: Connection
  /** in bytes; larger files are rejected without a request */
  maxSize: number | undefined
  /** other parts of the multipart request */
  fields?: Readonly<Record<string, string>>
  onError: (error: string, file: File) => void
}

/** The files of one field. */
export interface Uploads {
  $files: ReadableAtom<readonly Upload[]>
  add(files: readonly File[], options: UploadOptions): void
  /** Sends a failed file again. */
  retry(key: string, options: UploadOptions): void
  /** Removes a file and aborts its upload. */
  remove(key: string): void
  clear(): void
}

type Batch = ReadonlyMap<string, UploadTransfer & { isOver: boolean }>
const $batch = shared('uploads', () => atom<Batch>(new Map()))

/** The progress of all current uploads, 0 to 1; undefined without any (UPL-03). */
export const $uploadProgress = computed($batch, (batch) => (batch.size > 0 ? uploadProgress([...batch.values()]) : undefined))

/** Updates the progress of a file. Clears the batch once all its files have settled. */
function trackProgress(key: string, transfer: (UploadTransfer & { isOver: boolean }) | undefined): void {
  const batch = new Map($batch.get())
  if (transfer) batch.set(key, transfer)
  else batch.delete(key)
  $batch.set(batch)
  if ([...batch.values()].every(({ isOver }) => isOver)) $batch.set(new Map())
}

const session = shared('uploads.session', () => ({ isOpen: false, opening: Promise.resolve() }))

/** Sends files one by one until the first succeeds: its response starts the session that all files of a visitor share. */
function withSession(send: () => Promise<string>): Promise<string> {
  if (session.isOpen) return send()
  const result = session.opening.then(send)
  session.opening = result.then(
    () => {
      session.isOpen = true
    },
    () => {},
  )
  return result
}

/** A list of files that upload as soon as they are added. */
export function createUploads(): Uploads {
  const $files = atom<readonly Upload[]>([])
  const aborted = new Map<string, AbortController>()
  const update = (upload: Upload) => $files.set($files.get().map((item) => (item.key === upload.key ? upload : item)))
  const has = (key: string) => $files.get().some((item) => item.key === key)

  async function send(key: string, file: File, options: UploadOptions): Promise<void> {
    const reject = (error: string, canRetry: boolean) => {
      update({ key, file, status: 'failed', error, canRetry })
      options.onError(error, file)
    }
    const rejection = validateFile(file.size, options.maxSize)
    if (rejection !== undefined) return reject(rejection, false)
    const controller = new AbortController()
    aborted.set(key, controller)
    const progress = (share: number) => {
      update({ key, file, status: 'sending', share })
      trackProgress(key, { total: file.size, sent: share * file.size, isOver: false })
    }
    progress(0)
    try {
      const { connection, fields = {} } = options
      const id = await withSession(() => postDocument(connection, file, { fields, onProgress: progress, signal: controller.signal }))
      const document = { id, name: file.name, size: file.size, uploadedAt: new Date().toISOString() }
      update({ key, file, status: 'done', document })
    } catch (error) {
      if (controller.signal.aborted) return trackProgress(key, undefined)
      if (error instanceof UploadError) reject(uploadErrorText(error.response), isRetriable(error.response.status))
      else reject(String(error), true)
    } finally {
      if (has(key) && !controller.signal.aborted) trackProgress(key, { total: file.size, sent: file.size, isOver: true })
    }
  }

  function remove(key: string): void {
    aborted.get(key)?.abort()
    aborted.delete(key)
    $files.set($files.get().filter((item) => item.key !== key))
  }

  return {
    $files,
    add(files, options) {
      const fresh = files.map((file): Upload => ({ key: newGuid(), file, status: 'sending', share: 0 }))
      $files.set([...$files.get(), ...fresh])
      for (const { key, file } of fresh) void send(key, file, options)
    },
    retry(key, options) {
      const failed = $files.get().find((item) => item.key === key && item.status === 'failed')
      if (failed) void send(key, failed.file, options)
    },
    remove,
    clear() {
      for (const { key } of $files.get()) remove(key)
    },
  }
}
