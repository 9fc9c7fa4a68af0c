import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCmsSite } from '../../../demo/cms-site.ts'
import { serveFolder } from '../../../server/http/files.ts'
import { versionsFolder } from '../../../server/routes/page/site.ts'
import { openReadShop, type TestShop } from '../shop.ts'

let shop: TestShop
const folder = mkdtempSync(join(tmpdir(), 'shop-kit-site-'))
beforeAll(async () => {
  shop = await openReadShop()
  mkdirSync(join(folder, 'c'))
  mkdirSync(join(folder, '.vite'))
  for (const name of ['kit.js', 'c/part-1a2B3c4D.js', 'page.html', '.env', '.vite/manifest.json', 'source.ts', 'kit.js.map', 'notes.md'])
    writeFileSync(join(folder, name), `/* ${name} of http://localhost:4300 */`.repeat(50))
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('project files', () => {
  test.each([
    '/.git/config',
    '/.env',
    '/package.json',
    '/demo/start.ts',
    '/start.ts',
    '/node_modules/hono/package.json',
    '/kit/.vite/manifest.json',
    '/kit/..%2f..%2fpackage.json',
    '/kit/%2e%2e/%2e%2e/package.json',
    '/kit//etc/passwd',
    '/images/..%2f..%2fpackage.json',
    '/kit/shop-kit.js%00.css',
    '/.data/db/PG_VERSION',
  ])('R59 %s is not served', async (path) => {
    expect([400, 404]).toContain((await shop.ask(path)).status)
  })

  test('R59 a folder serves only plain names of known types', async () => {
    const serve = serveFolder({ root: folder, headers: () => ({}) })
    const app = new Hono().get('*', async (c) => (await serve(c, c.req.query('f') ?? '')) ?? c.body(null, 404))
    const status = async (name: string) => (await app.request(`/?f=${encodeURIComponent(name)}`)).status
    for (const name of ['kit.js', 'c/part-1a2B3c4D.js', 'page.html']) expect([name, await status(name)]).toEqual([name, 200])
    for (const name of [
      '.env',
      '.vite/manifest.json',
      'source.ts',
      'kit.js.map',
      'notes.md',
      'c',
      'c/',
      '../kit.js',
      'c/../kit.js',
      '/kit.js',
      'c//kit.js',
      '',
    ])
      expect([name, await status(name)]).toEqual([name, 404])
  })

  test('R59 serves a file compressed, and as 304 if unchanged', async () => {
    const serve = serveFolder({ root: folder, headers: () => ({ 'X-Test': '1' }), transform: (text) => text.replaceAll(':4300', ':9') })
    const app = new Hono().get('*', async (c) => (await serve(c, 'kit.js')) ?? c.notFound())
    const plain = await app.request('/')
    expect(await plain.text()).toContain('http://localhost:9 ')
    const small = await app.request('/', { headers: { 'accept-encoding': 'gzip, br' } })
    expect(small.headers.get('content-encoding')).toBe('br')
    expect((await small.arrayBuffer()).byteLength).toBeLessThan(200)
    const again = await app.request('/', { headers: { 'if-none-match': plain.headers.get('etag') ?? '' } })
    expect(again.status).toBe(304)
    expect(again.headers.get('x-test')).toBe('1')
  })

  test('serves the build’s compressed file unless the file has changed since', async () => {
    writeFileSync(join(folder, 'built.js'), 'old code')
    writeFileSync(join(folder, 'built.js.br'), brotliCompressSync('old code, as it was built'))
    const serve = serveFolder({ root: folder, headers: () => ({}) })
    const app = new Hono().get('*', async (c) => (await serve(c, c.req.path.slice(1))) ?? c.body(null, 404))
    const get = async () => {
      const answer = await app.request('/built.js', { headers: { 'accept-encoding': 'br' } })
      return brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()
    }
    expect(await get()).toBe('old code, as it was built')
    expect((await app.request('/built.js.br')).status).toBe(404)
    writeFileSync(join(folder, 'built.js'), 'new code')
    const later = new Date(Date.now() + 5000)
    utimesSync(join(folder, 'built.js'), later, later)
    expect(await get()).toBe('new code')
  })
})

describe('a version of the kit', () => {
  const version = '0.0.0-site-test'
  beforeAll(() => {
    mkdirSync(join(versionsFolder, version, '.vite'), { recursive: true })
    for (const name of ['shop-kit.js', '.vite/manifest.json']) writeFileSync(join(versionsFolder, version, name), '/* a version */')
  })
  afterAll(() => rmSync(join(versionsFolder, version), { recursive: true }))

  test('never changes, and any site may load it', async () => {
    const answer = await shop.ask(`/kit/${version}/shop-kit.js`)
    expect(await answer.text()).toBe('/* a version */')
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    })
  })

  test.each(['0.0.0-none/shop-kit.js', `${version}/.vite/manifest.json`, `${version}/../../package.json`, version])(
    '%s is a 404',
    async (path) => {
      expect((await shop.ask(`/kit/${path}`)).status).toBe(404)
    },
  )
})

describe('pages', () => {
  test('R59 a missing page returns a 404 page to browsers, and a JSON problem to other clients', async () => {
    const visit = await shop.ask('/p/nothing', { headers: { accept: 'text/html,*/*' } })
    expect([visit.status, visit.headers.get('content-type')?.toLowerCase()]).toEqual([404, 'text/html; charset=utf-8'])
    for (const path of ['/p/nothing', '/api/nothing'])
      expect(await (await shop.ask(path, { headers: { accept: '*/*' } })).json()).toMatchObject({ name: 'NotFound' })
  })

  test('R46 the content site’s policy allows the kit and the shop, nothing inline, and requires Trusted Types', async () => {
    const cms = createCmsSite({ shop: 'http://localhost:9', cms: 'http://127.0.0.1:8' })
    const answer = await cms(new Request('http://127.0.0.1:8/'))
    const policy = answer.headers.get('content-security-policy')
    for (const part of [
      "default-src 'none'",
      'script-src http://localhost:9;',
      'connect-src http://localhost:9;',
      "img-src 'self' http://localhost:9",
      "style-src 'self';",
      "require-trusted-types-for 'script'",
    ])
      expect(policy).toContain(part)
    expect(policy).not.toContain('unsafe')
    expect(await answer.text()).not.toContain('localhost:4300')
  })
})

describe('site icons', () => {
  const cms = createCmsSite({ shop: 'http://localhost:9', cms: 'http://127.0.0.1:8' })

  // browsers request it for pages without an icon; a 404 would be an error in their console
  test.each<[string, (request: Request) => Promise<Response>]>([
    ['the shop', (request) => shop.fetch(request)],
    ['the static pages', (request) => shop.staticPages('http://localhost:4302')(request)],
    ['the content site', cms],
  ])('%s: /favicon.ico is served', async (_, fetch) => {
    const answer = await fetch(new Request('http://localhost:4300/favicon.ico'))
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/x-icon'])
    expect(Buffer.from(await answer.arrayBuffer()).readUInt16LE(2)).toBe(1) // the type "icon" of an .ico file
  })

  test('a page of the shop declares it', async () => {
    expect(await (await shop.ask('/')).text()).toContain('<link rel="icon" href="/icon.svg"')
  })

  test.each(['shop', 'cms'])('every static page of demo/pages/%s declares it', (site) => {
    const pages = readdirSync(`demo/pages/${site}`).filter((name) => name.endsWith('.html') && name !== 'app.html')
    const read = (name: string) => readFileSync(`demo/pages/${site}/${name}`, 'utf8')
    const sourceOf = (name: string) => read(name).replace('{{head}}', () => read('head.html'))
    const without = pages.filter((name) => !sourceOf(name).includes('<link rel="icon" href="/icon.svg"'))
    expect([pages.length > 0, without]).toEqual([true, []])
  })
})
