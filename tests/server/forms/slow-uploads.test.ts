import { existsSync, readdirSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Listening, listen } from '../../../server/app/listen.ts'
import { openShop, type TestShop } from '../shop.ts'

let shop: TestShop
let server: Listening
beforeAll(async () => {
  shop = await openShop()
  server = await listen(0, 'PORT', (request, peer) => shop.fetch(request, request.headers.get('x-peer') ?? peer))
})
afterAll(() => server.close())

const head = (peer: string, framing: string) =>
  [
    'POST /api/document HTTP/1.1',
    'Host: localhost:4300',
    'X-Shop-Request: 1',
    `X-Peer: ${peer}`,
    'Content-Type: multipart/form-data; boundary=b',
    `${framing}\r\n\r\n`,
  ].join('\r\n')
const fileStart = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n'

/** A raw connection; `heard` is what it has received. */
function openSocket(): { socket: Socket; heard: () => string; closed: Promise<void> } {
  let text = ''
  const socket = connect(server.port, '127.0.0.1')
    .on('error', () => {})
    .on('data', (bytes) => {
      text += bytes.toString()
    })
  return { socket, heard: () => text, closed: new Promise((resolve) => socket.once('close', () => resolve())) }
}
const startUpload = () => {
  const folder = join(shop.deps.documents.path('x'.repeat(24)), '..')
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.part')).length : 0
}
const uploadFrom = (peer: string) => {
  const form = new FormData()
  form.set('file', new Blob(['text']), 'a.txt')
  return fetch(`http://127.0.0.1:${server.port}/api/document`, {
    method: 'POST',
    body: form,
    headers: { 'x-shop-request': '1', 'x-peer': peer },
  })
}

test('R58 200 stalled uploads do not block other requests, and leave no files once aborted', async () => {
  const slow = Array.from({ length: 200 }, openSocket)
  for (const { socket } of slow) socket.write(`${head('slow', 'Content-Length: 1000000')}${fileStart}half of a te`)
  await vi.waitFor(() => expect(slow.filter(({ heard }) => heard().startsWith('HTTP/1.1 429')).length).toBe(180), { timeout: 15_000 })
  expect(startUpload()).toBeLessThanOrEqual(20)
  expect((await fetch(`http://127.0.0.1:${server.port}/api/forms/contact`)).status).toBe(200)
  expect((await uploadFrom('somebody else')).status).toBe(200)
  for (const { socket } of slow) socket.destroy()
  await vi.waitFor(() => expect(startUpload()).toBe(0), { timeout: 10_000 })
  expect((await uploadFrom('slow')).status).toBe(200)
})

test('R42 an endless file returns 413 during the upload and closes the connection', async () => {
  const { socket, heard, closed } = openSocket()
  const chunk = Buffer.concat([Buffer.from('10000\r\n'), Buffer.alloc(65_536, 'a'), Buffer.from('\r\n')])
  let sent = 0
  const pour = () => {
    while (!socket.destroyed && sent < 2_000_000_000) {
      sent += 65_536
      if (!socket.write(chunk)) return
    }
  }
  socket.write(`${head('endless', 'Transfer-Encoding: chunked')}${fileStart.length.toString(16)}\r\n${fileStart}\r\n`)
  socket.on('drain', pour)
  pour()
  await closed
  expect(heard()).toMatch(/^HTTP\/1\.1 413 [\s\S]*"name":"FileTooBig"/)
  expect(sent).toBeLessThan(300_000_000)
  expect(startUpload()).toBe(0)
  expect((await uploadFrom('somebody else')).status).toBe(200)
})
