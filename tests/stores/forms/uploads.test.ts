import { beforeEach, expect, test, vi } from 'vitest'
import { $requests } from '../../../src/base/http/request.ts'
import { reportUploadError } from '../../../src/parts/forms/file-field/report-upload-error.ts'
import { $uploadProgress, createUploads, type Upload, type UploadOptions } from '../../../src/stores/forms/uploads.ts'
import { shop } from '../../api/connect.ts'
import { connectUploads } from '../../api/forms/connect-uploads.ts'

let wire: Awaited<ReturnType<typeof connectUploads>>
beforeEach(async () => {
  wire = await connectUploads()
})

const text = (name: string, size: number) => new File(['x'.repeat(size)], name, { type: 'text/plain' })
const readFileName = ({ form }: (typeof wire.sent)[number]) => (form.get('file') as File).name
const errors: string[] = []
const options = (more: Partial<UploadOptions> = {}): UploadOptions => {
  errors.length = 0
  return { connection: shop, maxSize: undefined, onError: (error) => errors.push(error), ...more }
}
const done = (files: readonly Upload[]) => files.flatMap((file) => (file.status === 'done' ? [file.document] : []))
const statuses = (files: readonly Upload[]) => files.map(({ status }) => status)

test('a visitor’s first file uploads alone, as its response starts the session', async () => {
  const open = wire.hold()
  const uploads = createUploads()
  uploads.add([text('a.txt', 10), text('b.txt', 10), text('c.txt', 10)], options())
  uploads.remove(uploads.$files.get()[1]?.key ?? '')
  await vi.waitFor(() => expect(wire.sent).toHaveLength(1))
  open()
  await vi.waitFor(() => expect(statuses(uploads.$files.get())).toEqual(['done', 'done']))
  expect(wire.sent.map(readFileName)).toEqual(['a.txt', 'c.txt'])
})

test('UPL-02 a document has id, name, size and upload time', async () => {
  const uploads = createUploads()
  uploads.add([text('note.txt', 20)], options())
  await vi.waitFor(() => expect(statuses(uploads.$files.get())).toEqual(['done']))
  const [document] = done(uploads.$files.get())
  expect(Object.keys(document ?? {}).sort()).toEqual(['id', 'name', 'size', 'uploadedAt'])
  expect(document).toMatchObject({ name: 'note.txt', size: 20 })
  expect(new Date(document?.uploadedAt ?? '').toISOString()).toBe(document?.uploadedAt)
})

test('UPL-03 progress runs from 0 to 1 across the files of all fields, weighted by size', async () => {
  const seen: (number | undefined)[] = []
  const leave = $uploadProgress.listen((progress) => seen.push(progress))
  const before = createUploads()
  before.add([text('before.txt', 10)], options())
  await vi.waitFor(() => expect(statuses(before.$files.get())).toEqual(['done']))
  seen.length = 0
  const open = wire.hold()
  const [one, other] = [createUploads(), createUploads()]
  one.add([text('a.txt', 300)], options())
  other.add([text('b.txt', 100)], options())
  expect($uploadProgress.get()).toBe(0.5)
  other.remove(other.$files.get()[0]?.key ?? '')
  await vi.waitFor(() => expect($uploadProgress.get()).toBe(0.5))
  open()
  await vi.waitFor(() => expect(statuses(one.$files.get())).toEqual(['done']))
  await vi.waitFor(() => expect($uploadProgress.get()).toBeUndefined())
  leave()
  expect(seen[0]).toBe(0)
  expect(seen).toContain(0.375) // half of a, nothing of b
  expect(seen).toContain(1)
})

test('UPL-04 UPL-05 rejects a file above the configured maximum without a request', async () => {
  const uploads = createUploads()
  uploads.add([text('big.txt', 101), text('fits.txt', 100)], options({ maxSize: 100 }))
  expect(uploads.$files.get()[0]).toMatchObject({ status: 'failed', error: 'File is too big', canRetry: false })
  expect(errors).toEqual(['File is too big'])
  await vi.waitFor(() => expect(statuses(uploads.$files.get())).toEqual(['failed', 'done']))
  expect(wire.sent.map(readFileName)).toEqual(['fits.txt'])
})

test('UPL-06 a failed connection gives NoInternet, and the file can be retried', async () => {
  wire.cut()
  const uploads = createUploads()
  uploads.add([text('note.txt', 20)], options())
  await vi.waitFor(() => expect(uploads.$files.get()[0]).toMatchObject({ status: 'failed', error: 'NoInternet', canRetry: true }))
  expect(errors).toEqual(['NoInternet'])
  wire = await connectUploads()
  uploads.retry(uploads.$files.get()[0]?.key ?? '', options())
  await vi.waitFor(() => expect(statuses(uploads.$files.get())).toEqual(['done']))
})

test('UPL-07 UPL-08 any other error gives the shop’s message or the status text', async () => {
  const uploads = createUploads()
  uploads.add([new File([new Uint8Array([1, 2, 3])], 'tool.exe')], options())
  await vi.waitFor(() => expect(errors).toEqual([expect.stringContaining('Files of this kind cannot be taken')]))
  expect(uploads.$files.get()[0]).toMatchObject({ canRetry: false })
  uploads.add([text('note.txt', 20)], options({ connection: { ...shop, apiBase: `${shop.apiBase}/fault/status-500@document` } }))
  await vi.waitFor(() => expect(errors).toEqual(['Broken on purpose']))
  uploads.add([text('note.txt', 20)], options({ connection: { ...shop, apiBase: `${shop.apiBase}/fault/html@document` } }))
  await vi.waitFor(() => expect(errors).toEqual(['Something went wrong. Please try again later.']))
})

test('UPL-09 logs an upload error and shows it in an alert, once for files that fail together', async () => {
  const alert = vi.fn()
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('window', Object.assign(new EventTarget(), { alert })) // stores unsubscribe from its events during the test
  reportUploadError('File is too big', text('a.txt', 1), 'Failas per didelis')
  reportUploadError('File is too big', text('b.txt', 1), 'Failas per didelis')
  reportUploadError('NoInternet', text('c.txt', 1), 'Nėra ryšio')
  await vi.waitFor(() => expect(alert.mock.calls).toEqual([['Failas per didelis'], ['Nėra ryšio']]))
  expect(log.mock.calls.map(([line]) => line)).toEqual([
    'Upload of "a.txt" failed: File is too big',
    'Upload of "b.txt" failed: File is too big',
    'Upload of "c.txt" failed: NoInternet',
  ])
  vi.unstubAllGlobals()
})

test('removing a file aborts its upload', async () => {
  const open = wire.hold()
  const uploads = createUploads()
  uploads.add([text('note.txt', 20), text('other.txt', 20)], options())
  uploads.clear()
  open()
  expect(uploads.$files.get()).toEqual([])
  await vi.waitFor(() => expect($uploadProgress.get()).toBeUndefined())
  expect(errors).toEqual([])
  expect($requests.get().pending).toBe(0)
})
