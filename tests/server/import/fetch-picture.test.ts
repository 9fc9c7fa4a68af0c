import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fetchPicture } from '../../../server/import/fetch-picture.ts'
import { isPublicAddress } from '../../../server/import/public-address.ts'

let server: Server
let origin: string
let picture: Buffer
const anywhere = { isAllowed: () => true }

beforeAll(async () => {
  picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  server = createServer((request, response) => {
    const path = new URL(request.url ?? '', 'http://host').pathname
    if (path === '/picture') response.end(picture)
    else if (path === '/moved') response.writeHead(302, { location: '/picture' }).end()
    else if (path === '/loop') response.writeHead(302, { location: '/loop' }).end()
    else if (path === '/inside') response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end()
    else if (path === '/file') response.writeHead(302, { location: 'file:///etc/passwd' }).end()
    else if (path === '/page') response.writeHead(200, { 'content-type': 'image/png' }).end('<html>no picture</html>')
    else if (path === '/svg') response.end('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>')
    else if (path === '/large') response.end(Buffer.alloc(100_000))
    else if (path === '/slow') response.write('…')
    else response.writeHead(404).end()
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

describe('imported pictures', () => {
  test('are fetched, following a redirect', async () => {
    expect(await fetchPicture(`${origin}/picture`, anywhere)).toEqual(picture)
    expect(await fetchPicture(`${origin}/moved`, anywhere)).toEqual(picture)
  })

  test('are detected by their bytes, not by content type', async () => {
    await expect(fetchPicture(`${origin}/page`, anywhere)).rejects.toThrow()
    await expect(fetchPicture(`${origin}/svg`, anywhere)).rejects.toThrow('Not a picture')
  })

  test('fail if missing, too large, too slow or in a redirect loop', async () => {
    await expect(fetchPicture(`${origin}/missing`, anywhere)).rejects.toThrow('Status 404')
    await expect(fetchPicture(`${origin}/large`, { ...anywhere, maxBytes: 50_000 })).rejects.toThrow('Too large')
    await expect(fetchPicture(`${origin}/slow`, { ...anywhere, timeoutMs: 200 })).rejects.toThrow()
    await expect(fetchPicture(`${origin}/loop`, anywhere)).rejects.toThrow('Too many redirects')
  })

  test('are never fetched from a private network: directly, by name or via a redirect', async () => {
    await expect(fetchPicture(`${origin}/picture`)).rejects.toThrow('Not a public address')
    await expect(fetchPicture(`${origin.replace('127.0.0.1', 'localhost')}/picture`)).rejects.toThrow('Not a public address')
    await expect(fetchPicture(`${origin.replace('127.0.0.1', '[::ffff:127.0.0.1]')}/picture`)).rejects.toThrow('Not a public address')
    await expect(fetchPicture(`${origin}/inside`, { isAllowed: (address) => address === '127.0.0.1' })).rejects.toThrow(
      'Not a public address',
    )
    await expect(fetchPicture(`${origin}/file`, anywhere)).rejects.toThrow('Pictures cannot be fetched via file:')
    await expect(fetchPicture('ftp://example.org/a.png', anywhere)).rejects.toThrow('Pictures cannot be fetched via ftp:')
  })
})

describe('public addresses', () => {
  test.each(['8.8.8.8', '93.184.216.34', '172.32.0.1', '2606:4700::1111', '::ffff:8.8.8.8'])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })

  test.each([
    '127.0.0.1',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:10.0.0.1',
    '::ffff:127.0.0.1',
    '64:ff9b::a00:1',
    '64:ff9b:1::a00:1',
    '64:ff9b:1:ffff::8.8.8.8',
    '::10.0.0.1',
    '::7f00:1',
    'localhost',
    '',
  ])('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
})
