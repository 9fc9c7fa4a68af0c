import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { deleteExpiredDocuments } from '../../../server/forms/documents/delete-expired-documents.ts'
import { logIn } from '../session/customer.ts'
import { changing, openAnotherShop, openSecondShop, type TestShop } from '../shop.ts'
import { pdf, picture, readCookie, upload, zip } from './upload.ts'

let shop: TestShop
let now = new Date('2026-12-01T10:00:00Z')
let peers = 0
beforeAll(async () => {
  shop = await openAnotherShop({ now: () => now })
})

/** Uploads from a new client address each time, to avoid other limits. */
const send: typeof upload = (of, name, bytes, options) => {
  peers += 1
  return upload(of, name, bytes, { peer: `10.3.0.${peers}`, ...options })
}
const idOf = async (answer: Response) => ((await answer.json()) as { _id: string })._id
const problemOf = async (answer: Response) => ({ status: answer.status, ...((await answer.json()) as { name: string; message: string }) })
/** Sends a form with an uploaded file. */
const sendForm = (of: TestShop, cookie: string, receipt: string) =>
  of.ask('/api/requests', {
    method: 'POST',
    headers: { cookie },
    peer: 'sender',
    body: {
      formId: 'service-request',
      requestFormUrl: 'https://shop.example/service',
      data: { name: 'Rasa', email: 'rasa@medzio.example', fault: 'part', description: 'A screw is missing', receipt: [receipt] },
    },
  })
const filesIn = (of: TestShop) => {
  const folder = of.deps.documents.path('x'.repeat(24)).replace(/\/x+$/, '')
  return existsSync(folder) ? readdirSync(folder).sort() : []
}
const rows = (of: TestShop) => of.db.query<{ id: string; name: string; type: string; size: number }>('select * from document')

describe('accepted files', () => {
  test('CALL-55 R42 stores a file unchanged under an unguessable id, readable by this user only', async () => {
    const answer = await send(shop, 'Sąskaita 7.pdf', pdf)
    expect(answer.status).toBe(200)
    const id = await idOf(answer)
    expect(id).toMatch(/^[A-Za-z0-9_-]{24}$/)
    const path = shop.deps.documents.path(id)
    expect(readFileSync(path, 'utf8')).toBe(pdf)
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(await rows(shop)).toMatchObject([{ id, name: 'Sąskaita 7.pdf', type: 'application/pdf', size: pdf.length }])
  })

  test('R42 detects pictures, text and tables by name and bytes together', async () => {
    const files: [string, Uint8Array | string, string][] = [
      ['a.png', await picture('png'), 'image/png'],
      ['a.JPG', await picture('jpeg'), 'image/jpeg'],
      ['a.jpeg', await picture('jpeg'), 'image/jpeg'],
      ['a.webp', await picture('webp'), 'image/webp'],
      ['a.txt', 'Ąžuolas – žalias\r\n', 'text/plain'],
      ['a.csv', '\uFEFFkodas;kaina\nHT-1001;12,50\n', 'text/csv'],
    ]
    for (const [name, bytes, type] of files) {
      const id = await idOf(await send(shop, name, bytes))
      expect((await rows(shop)).find((row) => row.id === id)).toMatchObject({ name, type })
    }
  })

  test.each([
    ['../../etc/passwd.txt', 'passwd.txt'],
    ['C:\\fakepath\\a.txt', 'a.txt'],
    ['invoice\u202Etxt.pdf.txt', 'invoicetxt.pdf.txt'],
    ['a\r\nSet-Cookie: x=1.txt', 'a  Set-Cookie: x=1.txt'],
    [`${'ž'.repeat(300)}.txt`, `${'ž'.repeat(146)}.txt`],
    ['"quoted".txt', '"quoted".txt'],
  ])('R42 stores the name %j as %j, and never uses it as a file name', async (given, kept) => {
    const id = await idOf(await send(shop, given, 'text'))
    expect((await rows(shop)).find((row) => row.id === id)?.name).toBe(kept)
    expect(filesIn(shop)).toContain(id)
  })

  test('UPL-01 ignores other fields before or after the file', async () => {
    const form = new FormData()
    for (let at = 0; at < 5; at += 1) form.set(`before${at}`, 'x'.repeat(1000))
    form.set('document', new Blob(['text']), 'a.txt')
    form.set('after', '--boundary\r\n\r\n')
    const answer = await shop.fetch(
      new Request('http://localhost:4300/api/document', { method: 'POST', body: form, headers: { 'x-shop-request': '1' } }),
    )
    expect(answer.status).toBe(200)
  })
})

describe('rejected files', () => {
  const exe = Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), Buffer.alloc(200)])
  const elf = Buffer.concat([Buffer.from('\x7FELF\x02\x01\x01', 'latin1'), Buffer.alloc(100)])
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const page = '<!doctype html><script>alert(1)</script>'

  test.each<[string, string, () => Promise<Uint8Array | string> | Uint8Array | string]>([
    ['a program', 'setup.exe', () => exe],
    ['a program named as a pdf', 'invoice.pdf', () => exe],
    ['a program named as a picture', 'photo.png', () => exe],
    ['a program named as text', 'readme.txt', () => exe],
    ['a program for another system', 'readme.txt', () => elf],
    ['a pdf named as a program', 'invoice.pdf.exe', () => pdf],
    ['a script', 'run.sh', () => '#!/bin/sh\nrm -rf /\n'],
    ['a script named as text', 'run.txt', () => '#!/bin/sh\nrm -rf /\n'],
    ['svg', 'logo.svg', () => svg],
    ['svg named as a picture', 'logo.png', () => svg],
    ['svg named as text', 'logo.txt', () => `\uFEFF \n${svg}`],
    ['html', 'page.html', () => page],
    ['html named as a table', 'table.csv', () => page],
    ['html named as a pdf', 'a.pdf', () => `${page}${pdf}`],
    ['an archive', 'all.zip', () => zip],
    ['an archive named as a document', 'letter.docx', () => zip],
    ['an archive named as a pdf', 'a.pdf', () => zip],
    ['a pdf with an appended archive', 'a.pdf', () => Buffer.concat([Buffer.from(pdf), zip])],
    ['a pdf with an embedded archive', 'a.pdf', () => Buffer.concat([Buffer.from('%PDF-1.4\n'), zip, Buffer.from(pdf)])],
    ['a picture with an appended archive', 'a.png', async () => Buffer.concat([await picture('png'), zip])],
    ['a photo with an appended archive', 'a.jpg', async () => Buffer.concat([await picture('jpeg'), zip])],
    ['a picture with appended html', 'a.png', async () => Buffer.concat([await picture('png'), Buffer.from(page)])],
    ['a picture with appended html', 'a.webp', async () => Buffer.concat([await picture('webp'), Buffer.from(page)])],
    ['a picture of another format', 'a.png', async () => picture('jpeg')],
    ['a truncated picture', 'a.png', async () => (await picture('png')).subarray(0, 40)],
    ['text that is not UTF-8', 'a.txt', () => Buffer.from([0xc0, 0x80, 0x41])],
    ['text that ends in a partial character', 'a.txt', () => Buffer.from([0x41, 0xc5])],
    ['text with a late NUL', 'a.csv', () => `${'a;b\n'.repeat(40_000)}\0`],
    ['no extension', 'README', () => 'text'],
    ['only an extension', '.txt.', () => 'text'],
    ['an inherited property name as extension', 'a.constructor', () => 'text'],
  ])('R42 %s: %s', async (_, name, bytes) => {
    const before = filesIn(shop)
    const answer = await problemOf(await send(shop, name, await bytes()))
    expect(answer).toMatchObject({
      status: 415,
      name: 'FileTypeNotAllowed',
      message: expect.stringMatching(/^(Files of this kind|The content of this file)/),
    })
    expect(filesIn(shop)).toEqual(before)
  })

  test("UPL-07 the reason is in the visitor's language", async () => {
    expect((await problemOf(await send(shop, 'a.exe', 'x', { lang: 'lt' }))).message).toMatch(/^Tokių failų priimti negalime/)
    const byCookie = await problemOf(await send(shop, 'a.exe', 'x', { lang: '', cookie: 'lang=lt' }))
    expect(byCookie.message).toMatch(/^Tokių failų/)
    const byBrowser = await problemOf(await send(shop, 'a.exe', 'x', { lang: '', headers: { 'accept-language': 'de-DE, lt-LT;q=0.8' } }))
    expect(byBrowser.message).toMatch(/^Tokių failų/)
  })

  test('an empty file returns 400', async () => {
    expect((await send(shop, 'a.txt', '')).status).toBe(400)
  })

  test('R30 an upload requires the kit’s header, an allowed origin and a multipart body', async () => {
    const post = (headers: Record<string, string>, body: BodyInit) =>
      shop.fetch(new Request('http://localhost:4300/api/document', { method: 'POST', headers, body }))
    const form = new FormData()
    form.set('file', new Blob(['text']), 'a.txt')
    const before = filesIn(shop)
    expect((await post({}, form)).status).toBe(403)
    expect((await post({ 'x-shop-request': '1', origin: 'https://evil.example' }, form)).status).toBe(403)
    expect((await post({ 'x-shop-request': '1', origin: 'null' }, form)).status).toBe(403)
    expect((await post(changing, '{}')).status).toBe(415)
    expect((await post({ 'x-shop-request': '1', 'content-type': 'text/plain' }, 'x')).status).toBe(415)
    expect((await shop.ask('/api/carts', { method: 'POST', body: 'x', headers: { 'Content-Type': 'multipart/form-data' } })).status).toBe(
      415,
    )
    expect(filesIn(shop)).toEqual(before)
    expect((await post({ 'x-shop-request': '1', origin: 'http://127.0.0.1:4301' }, form)).status).toBe(200)
  })
})

describe('multipart bodies', () => {
  const head = (name: string) => `--b\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`
  const whole = `${head('a.txt')}text\r\n--b--\r\n`
  const post = (body: BodyInit, type = 'multipart/form-data; boundary=b') => {
    peers += 1
    return shop.fetch(
      new Request('http://localhost:4300/api/document', {
        method: 'POST',
        body,
        duplex: 'half',
        headers: { 'x-shop-request': '1', 'content-type': type },
      } as RequestInit),
      `10.4.0.${peers}`,
    )
  }

  test('reads a hand-written body, whose boundary may be quoted', async () => {
    expect((await post(whole)).status).toBe(200)
    expect((await post(whole, 'multipart/form-data; charset=utf-8; boundary="b"')).status).toBe(200)
  })

  test('finds a boundary that arrives byte by byte, and keeps a similar sequence in the file', async () => {
    const text = 'a\r\n--\r\n--c\r\n-b\r\n\r\n'
    const bytes = Buffer.from(`${head('a.txt')}${text}\r\n--b--\r\n`)
    const id = await idOf(await post(Readable.toWeb(Readable.from([...bytes].map((byte) => Uint8Array.of(byte)))) as ReadableStream))
    expect(readFileSync(shop.deps.documents.path(id), 'utf8')).toBe(text)
  })

  test.each([
    ['no boundary', '', 'multipart/form-data'],
    ['nothing', '', undefined],
    ['no file', '--b\r\nContent-Disposition: form-data; name="file"\r\n\r\ntext\r\n--b--\r\n', undefined],
    ['two files', `${head('a.txt')}text\r\n${whole}`, undefined],
    ['a part without a name', '--b\r\nContent-Disposition: form-data; filename="a.txt"\r\n\r\ntext\r\n--b--\r\n', undefined],
    ['a part without headers', '--b\r\n\r\ntext\r\n--b--\r\n', undefined],
    ['a file that ends early', `${head('a.txt')}half of the te`, undefined],
    ['no closing boundary', `${head('a.txt')}text\r\n--b\r\n`, undefined],
    ['endless headers', whole.replace('\r\n\r\n', `\r\n${'X-A: b\r\n'.repeat(5000)}\r\n`), undefined],
    ['a preamble that is too long', 'x'.repeat(500_000) + whole, undefined],
    ['500 parts', '--b\r\nContent-Disposition: form-data; name="x"\r\n\r\n1\r\n'.repeat(500) + whole, undefined],
    ['a field that is too long', `--b\r\nContent-Disposition: form-data; name="x"\r\n\r\n${'1'.repeat(1e6)}\r\n${whole}`, undefined],
  ])('R40 %s returns 400 and leaves no file', async (_, body, type) => {
    const before = filesIn(shop)
    expect((await post(body, type)).status).toBe(400)
    expect(filesIn(shop)).toEqual(before)
  })

  test('R42 aborts an endless body at the size limit', async () => {
    let sent = 0
    const body = new ReadableStream({
      pull: (controller) => {
        controller.enqueue(sent === 0 ? Buffer.from(head('a.txt')) : Buffer.alloc(65_536, 'a'))
        sent += 65_536
      },
    })
    expect(await problemOf(await post(body))).toEqual({ status: 413, name: 'FileTooBig', message: 'File is too big' })
    expect(sent).toBeLessThan(5_500_000)
    expect(filesIn(shop).filter((name) => name.endsWith('.part'))).toEqual([])
  })

  test('UPL-05 accepts the configured size, but not one byte more', async () => {
    await shop.deps.settings.change({ uploadMaxSize: 2000 })
    expect((await send(shop, 'a.txt', 'a'.repeat(2000))).status).toBe(200)
    expect((await send(shop, 'a.txt', 'a'.repeat(2001))).status).toBe(413)
    await shop.deps.settings.reset()
  })

  test('R42 rejects a Content-Length beyond the limit before reading', async () => {
    const read = vi.fn()
    const body = new ReadableStream({ pull: read }, { highWaterMark: 0 })
    const answer = await shop.fetch(
      new Request('http://localhost:4300/api/document', {
        method: 'POST',
        body,
        duplex: 'half',
        headers: { 'x-shop-request': '1', 'content-type': 'multipart/form-data; boundary=b', 'content-length': '2000000000' },
      } as RequestInit),
    )
    expect(answer.status).toBe(413)
    expect(read).not.toHaveBeenCalled()
  })

  test('R58 aborts a stalled upload and deletes its data', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const before = filesIn(shop)
    const silent = new ReadableStream({ start: (controller) => controller.enqueue(Buffer.from(`${head('a.txt')}half`)) })
    const answer = post(silent)
    await vi.waitFor(() => expect(filesIn(shop).length).toBe(before.length + 1), { timeout: 5000 })
    await vi.advanceTimersByTimeAsync(10_001)
    expect((await answer).status).toBe(408)
    vi.useRealTimers()
    expect(filesIn(shop)).toEqual(before)
  })

  test('a broken connection leaves no file behind', async () => {
    const before = filesIn(shop)
    const broken = new ReadableStream({
      start: (controller) => controller.enqueue(Buffer.from(`${head('a.txt')}half`)),
      pull: (controller) => controller.error(new Error('gone')),
    })
    expect((await post(broken)).status).toBe(400)
    expect(filesIn(shop)).toEqual(before)
  })
})

describe('limits and expiry', () => {
  test('R42 a visitor has at most twenty unsent files, even with concurrent uploads', async () => {
    const cookie = readCookie(await send(shop, 'a.txt', 'text'))
    const answers = await Promise.all(Array.from({ length: 24 }, () => send(shop, 'a.txt', 'text', { cookie })))
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([...Array(19).fill(200), ...Array(5).fill(429)])
    const refused = answers.find(({ status }) => status === 429)
    expect(refused?.headers.get('retry-after')).toBe('3600')
    expect(filesIn(shop).filter((name) => name.endsWith('.part'))).toEqual([])
    expect((await send(shop, 'a.txt', 'text')).status).toBe(200)
  })

  test('R42 a client address may upload sixty files a minute', async () => {
    const { cookie } = await logIn(shop, 'many@medzio.example')
    const statuses: number[] = []
    for (let at = 0; at < 61; at += 1) statuses.push((await send(shop, 'a.exe', 'x', { cookie, peer: 'busy' })).status)
    expect(statuses).toEqual([...Array(60).fill(415), 429])
  })

  test('R42 deletes unsent files after a day, those of a request after a year', async () => {
    const left = await send(shop, 'left.txt', 'text')
    const cookie = readCookie(left)
    const [lost, sent] = [await idOf(left), await idOf(await send(shop, 'sent.txt', 'text', { cookie }))]
    const request = await sendForm(shop, cookie, sent)
    expect(request.status).toBe(201)
    now = new Date(now.getTime() + 86_401_000)
    await deleteExpiredDocuments(shop.deps)
    expect(filesIn(shop)).toContain(sent)
    expect(filesIn(shop)).not.toContain(lost)
    expect((await rows(shop)).map(({ id }) => id)).toEqual([sent])
    now = new Date(now.getTime() + 365 * 86_400_000)
    await deleteExpiredDocuments(shop.deps)
    expect(filesIn(shop)).not.toContain(sent)
    expect(await shop.db.query('select id from form_request')).toEqual([])
  })
})

describe('access to files', () => {
  test('R42 does not serve files, except for download on this machine', async () => {
    const name = 'Ąžuolas "1".txt'
    const id = await idOf(await send(shop, name, 'text'))
    for (const path of [`/api/document/${id}`, `/documents/${id}`, `/images/${id}`, `/dev/documents/${id}`])
      expect((await shop.ask(path)).status, path).toBe(404)
    const saved = await shop.ask(`/dev/documents/${id}`, { peer: '127.0.0.1' })
    expect(saved.status).toBe(200)
    expect(await saved.text()).toBe('text')
    expect(saved.headers.get('content-disposition')).toBe(`attachment; filename="document"; filename*=UTF-8''${encodeURIComponent(name)}`)
    expect(saved.headers.get('x-content-type-options')).toBe('nosniff')
    expect(saved.headers.get('content-security-policy')).toContain("default-src 'none'")
    const another = await openAnotherShop({ development: false })
    expect((await another.ask(`/dev/documents/${id}`, { peer: '127.0.0.1' })).status).toBe(404)
    expect((await another.ask('/dev/requests', { peer: '127.0.0.1' })).status).toBe(404)
  })

  test('CALL-55 a file uploaded to one process is sent with a form and downloaded from another, which shares the folder', async () => {
    const other = await openSecondShop(shop, { dataDir: join(shop.deps.documents.path('x'.repeat(24)), '../..'), now: () => now })
    const answer = await send(shop, 'receipt.pdf', pdf)
    const id = await idOf(answer)
    expect((await sendForm(other, readCookie(answer), id)).status).toBe(201)
    const page = await other.ask('/dev/requests', { peer: '127.0.0.1' })
    const [, path = ''] = /href="(\/dev\/documents\/[^"]+)">receipt\.pdf</.exec(await page.text()) ?? []
    expect(await (await other.ask(path, { peer: '127.0.0.1' })).text()).toBe(pdf)
  })
})
