import { expect, test } from 'vitest'
import { postDocument } from '../../../src/api/forms.ts'
import { $requests } from '../../../src/base/http/request.ts'
import { shop } from '../connect.ts'
import { connectUploads } from './connect-uploads.ts'

test('UPL-01 CALL-55 uploads a file as multipart with extra fields and returns its id', async () => {
  const wire = await connectUploads()
  const shares: number[] = []
  const id = await postDocument(shop, new File(['A note of 20 letters'], 'note.txt', { type: 'text/plain' }), {
    fields: { purpose: 'service' },
    onProgress: (share) => shares.push(share),
  })
  expect(id).toMatch(/\S/)
  const [upload] = wire.sent
  expect(upload).toMatchObject({ method: 'POST', path: '/api/document', withCredentials: true })
  expect(upload?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/)
  expect((upload?.form.get('file') as File | undefined)?.name).toBe('note.txt')
  expect(upload?.form.get('purpose')).toBe('service')
  expect(shares).toEqual([0.5, 1])
  expect($requests.get().pending).toBe(0)
})
