import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { type Demo, type DemoOptions, optionsFromEnv, startDemo } from '../../../demo/start.ts'
import { ensureKit } from '../../../server/app/kit-build.ts'
import { listen } from '../../../server/app/listen.ts'
import { openDb } from '../../../server/db/db.ts'
import { DbError } from '../../../server/db/db-error.ts'
import { openSeededDb } from '../../../tools/samples/database.ts'
import { command, startCommand } from './command.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'shop-kit-start-'))
let demo: Demo
afterAll(async () => {
  await demo.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const start = (more: DemoOptions = {}) => startDemo({ port: 0, cmsPort: 0, dataDir, quiet: true, buildsKit: false, ...more })
const products = 700
let seeding: Awaited<ReturnType<typeof command>>
beforeAll(async () => {
  seeding = await command({ DATA_DIR: dataDir }, ['demo/seed/main.ts', '--products', `${products}`])
  const db = await openDb({ dir: join(dataDir, 'db') })
  for (const table of ['category_text', 'product_text']) await db.exec(`update ${table} set title = 'Ours' where lang = 'en'`)
  await db.close()
  demo = await start({ filesDir: join(dataDir, 'files') })
})

describe('starting the demo', () => {
  test('R46 starts the shop, the static site and a page that embeds the shop under a strict CSP', async () => {
    const { shop, staticSite: hand, cms } = demo
    expect(new URL(shop).hostname).toBe('localhost')
    expect(new URL(cms).hostname).toBe('127.0.0.1')
    const answer = await fetch(`${shop}/api/configuration`, { headers: { origin: cms } })
    expect(answer.headers.get('access-control-allow-origin')).toBe(cms)
    expect(await answer.json()).toMatchObject({ siteOrigin: shop })
    for (const [site, tag] of [
      [shop, '<shop-page '],
      [hand, '<shop-header'],
    ] as const) {
      const page = await fetch(`${site}/cart`, { headers: { accept: 'text/html' } })
      expect([page.status, page.headers.get('content-security-policy')]).toEqual([200, expect.stringContaining("script-src 'self'")])
      expect(await page.text()).toContain(tag)
      expect(await (await fetch(`${site}/api/configuration`)).json()).toMatchObject({ siteOrigin: site })
    }
    const page = await fetch(cms)
    expect(page.headers.get('content-security-policy')).toContain(`script-src ${shop};`)
    expect(await page.text()).toContain(`${shop}/kit/shop-kit.js`)
  })

  test('writes nothing over what the command seed has filled', async () => {
    expect([seeding.code, seeding.output.split('\n').at(-1)]).toEqual([0, `The shop has ${products} products.`])
    const listed = await fetch(`${demo.shop}/api/products?lang=en&size=1`, { headers: { 'return-total-count': 'true' } })
    expect(listed.headers.get('total-count')).toBe(`${products}`)
    expect(await listed.json()).toMatchObject([{ title: 'Ours', categoryTitle: 'Ours' }])
  })

  test('R43 the files of a shop can be in another folder than its data', async () => {
    const id = 'x'.repeat(24)
    await (await demo.inside.deps.documents.begin(id)).close()
    expect(existsSync(join(dataDir, 'files/documents', `${id}.part`))).toBe(true)
    await demo.inside.deps.documents.drop(id)
    const products = await fetch(`${demo.shop}/api/products?lang=en&size=1`)
    const [{ images }] = (await products.json()) as [{ images: string[] }]
    expect((await fetch(`${demo.shop}/images/${images[0]}?w=40`)).status).toBe(200)
    await vi.waitFor(() => expect(readdirSync(join(dataDir, 'files/pictures')).length).toBeGreaterThan(0), 5000)
    expect(readdirSync(dataDir).filter((name) => /documents|pictures/.test(name))).toEqual([])
    const filesDirOf = (env: NodeJS.ProcessEnv) => optionsFromEnv({ DATA_DIR: '/data', ...env }).filesDir
    expect([filesDirOf({}), filesDirOf({ FILES_DIR: '/files' })]).toEqual(['/data', '/files'])
  })

  test('a locked data folder, a used port or an invalid setting prints one sentence and exits with 1', async () => {
    const blocker = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => blocker.once('listening', resolve))
    const { port } = blocker.address() as AddressInfo
    const free = { PORT: '0', CMS_PORT: '0', STATIC_PORT: '0', DATA_DIR: dataDir }
    expect(await command({ ...free, PORT: `${port}` })).toEqual({
      code: 1,
      output: `Port ${port} is already in use; stop that program or set PORT.`,
    })
    blocker.close()
    expect(await command(free)).toEqual({
      code: 1,
      output: `The data folder ${join(dataDir, 'db')} is in use by process ${process.pid}; stop it or choose another folder with DATA_DIR.`,
    })
    expect(await command({ ...free, DATABASE_URL: 'shop' })).toEqual({
      code: 1,
      output: 'DATABASE_URL must have the format postgres://user:password@host:5432/name.',
    })
    expect(await command({ ...free, CMS_PORT: 'http' })).toEqual({ code: 1, output: 'CMS_PORT must be a port number, not http.' })
    expect(await command({ ...free, PORT: '65535', STATIC_PORT: '' })).toEqual({
      code: 1,
      output: 'PORT 65535 leaves no port for the static site; set STATIC_PORT.',
    })
    const file = join(dataDir, 'file')
    writeFileSync(file, '')
    expect(await command({ ...free, DATA_DIR: file })).toEqual({
      code: 1,
      output: `The data folder ${file} cannot be created (a file with this name exists); choose another one with DATA_DIR.`,
    })
  }, 60_000)

  test('an invalid setting fails before any file is created', async () => {
    const untouched = join(dataDir, 'untouched')
    vi.stubEnv('ALLOWED_ORIGINS', 'https://www.example.com/')
    onTestFinished(() => void vi.unstubAllEnvs())
    await expect(start({ dataDir: untouched })).rejects.toThrow('ALLOWED_ORIGINS contains https://www.example.com/, which is not an origin')
    vi.stubEnv('ALLOWED_ORIGINS', '')
    vi.stubEnv('TRUST_PROXY', 'all')
    await expect(start({ dataDir: untouched })).rejects.toThrow('TRUST_PROXY must be the number of proxies')
    expect(existsSync(untouched)).toBe(false)
  })

  test('a page requested during startup refreshes itself', async () => {
    const silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1')
    const sockets: Socket[] = []
    const other = createServer().listen(0, '127.0.0.1')
    await Promise.all([once(silent, 'listening'), once(other, 'listening')])
    const [{ port: database }, { port }] = [silent.address() as AddressInfo, other.address() as AddressInfo]
    await new Promise((closed) => other.close(closed))
    const failed = expect(start({ port, staticPort: 0, databaseUrl: `postgres://shop:shop@127.0.0.1:${database}/shop` })).rejects.toThrow()
    try {
      const page = await vi.waitFor(() => fetch(`http://localhost:${port}/cart`), 5000)
      expect([page.status, page.headers.get('retry-after'), page.headers.get('refresh')]).toEqual([503, '2', '2'])
      const statusOf = async (path: string) => (await fetch(`http://localhost:${port}${path}`)).status
      expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 503])
    } finally {
      silent.close()
      for (const socket of sockets) socket.destroy()
    }
    await failed
  })

  test('an unknown command option prints one line and exits with 1', async () => {
    for (const file of ['demo/seed/main.ts', 'demo/import.ts']) {
      const { code, output } = await command({ DATA_DIR: dataDir }, [file, '--produts', '10'])
      expect({ code, lines: output.split('\n').length }).toEqual({ code: 1, lines: 1 })
      expect(output).toContain("'--produts'")
    }
  }, 60_000)

  test('CALL-17 a cart survives a restart', async () => {
    const saved = await fetch(`${demo.shop}/api/carts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-shop-request': '1' },
      body: JSON.stringify({ active: true, data: '{"guid":"kept"}' }),
    })
    await demo.close()
    demo = await start()
    const answer = await fetch(`${demo.shop}/api/carts?active=true`, {
      headers: { cookie: saved.headers.get('set-cookie')?.split(';')[0] ?? '' },
    })
    expect(await answer.json()).toMatchObject({ data: '{"guid":"kept"}' })
  })

  test('SIGTERM ends a process after its delay, when it has answered what has begun', async () => {
    await demo.close()
    onTestFinished(async () => {
      demo = await start()
    })
    await ensureKit(() => {})
    const shop = startCommand({ DATA_DIR: dataDir, PORT: '0', CMS_PORT: '0', STATIC_PORT: '0', SHUTDOWN_DELAY: '2' })
    onTestFinished(() => void shop.child.kill('SIGKILL'))
    await expect.poll(shop.output, { timeout: 60_000 }).toMatch(/Content site/)
    const origin = /Shop: +(\S+)/.exec(shop.output())?.[1]
    const statusOf = async (path: string) => (await fetch(`${origin}${path}`)).status
    expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 200])
    const slow = fetch(`${origin}/fault/slow-3000/api/configuration`)
    shop.child.kill('SIGTERM')
    await expect.poll(() => statusOf('/readyz')).toBe(503)
    expect([await statusOf('/healthz'), await statusOf('/api/configuration')]).toEqual([200, 200])
    expect(await (await slow).json()).toMatchObject({ siteOrigin: origin })
    expect(await shop.ended).toMatchObject({ code: 0, output: expect.not.stringMatching(/error/i) })
  }, 120_000)

  test('R59 a shop with a public origin has no /dev pages and no simulated faults', async () => {
    const paths = ['/dev/translations', '/fault/slow-0/api/configuration', '/api/configuration']
    const statusesOf = ({ inside, shop }: Demo) =>
      Promise.all(paths.map(async (path) => (await inside.fetch(new Request(`${shop}${path}`), '127.0.0.1')).status))
    expect(await statusesOf(demo)).toEqual([200, 200, 200])
    const seen = await start({ db: await openSeededDb(), siteOrigin: 'https://shop.example' })
    onTestFinished(() => seen.close())
    expect(await statusesOf(seen)).toEqual([404, 404, 200])
  })

  test('R29 a shop with a public origin allows the configured origins, but not the local demo site', async () => {
    vi.stubEnv('ALLOWED_ORIGINS', 'https://www.example.com')
    onTestFinished(() => void vi.unstubAllEnvs())
    const seen = await start({ db: await openSeededDb(), siteOrigin: 'https://shop.example' })
    onTestFinished(() => seen.close())
    const allowedOrigin = async (origin: string) =>
      (await seen.inside.fetch(new Request('https://shop.example/api/configuration', { headers: { origin } }))).headers.get(
        'access-control-allow-origin',
      )
    expect([await allowedOrigin('https://www.example.com'), await allowedOrigin(seen.cms)]).toEqual(['https://www.example.com', null])
    const configuration = await seen.inside.fetch(new Request('https://shop.example/api/configuration'))
    expect(await configuration.json()).toMatchObject({ embedOrigins: ['https://www.example.com'] })
  })
})

/** A promise to be settled from outside. */
function deferred() {
  let resolve = () => {}
  const promise = new Promise<void>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}

describe('connections', () => {
  test('HOST chooses the address to listen on', async () => {
    const { port, close } = await listen(0, 'PORT', async () => new Response('here'), { host: '127.0.0.2' })
    expect(await (await fetch(`http://127.0.0.2:${port}/`)).text()).toBe('here')
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow()
    await close()
    await expect(listen(0, 'PORT', async () => new Response(), { host: '203.0.113.1' })).rejects.toThrow('set HOST to one of its addresses')
  })

  test('without HOST, only the loopback address is listened on', async () => {
    const { port, close } = await listen(0, 'PORT', async () => new Response('here'), { host: optionsFromEnv({}).host })
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('here')
    await expect(fetch(`http://127.0.0.2:${port}/`)).rejects.toThrow()
    await close()
  })

  test('R59 a shop that the network can reach has no /dev pages and no simulated faults', async () => {
    const seen = await start({ db: await openSeededDb(), host: optionsFromEnv({ HOST: '0.0.0.0' }).host })
    onTestFinished(() => seen.close())
    expect((await fetch(`${seen.shop}/dev/translations`)).status).toBe(404)
    expect((await fetch(`${seen.shop}/fault/slow-0/api/configuration`)).status).toBe(404)
  }, 60_000)

  test('a server that ends finishes what has begun and takes nothing more', async () => {
    const { promise: held, resolve: release } = deferred()
    const { promise: begun, resolve: begin } = deferred()
    const server = await listen(0, 'PORT', async (request) => {
      if (request.url.endsWith('/slow')) {
        begin()
        await held
      }
      return new Response('x'.repeat(1_000_000))
    })
    const slow = fetch(`http://127.0.0.1:${server.port}/slow`)
    await begun
    server.announceEnd()
    expect((await fetch(`http://127.0.0.1:${server.port}/`)).headers.get('connection')).toBe('close')
    const ended = server.drain(60_000)
    await pause(50)
    await expect(fetch(`http://127.0.0.1:${server.port}/`)).rejects.toThrow()
    release()
    const answer = await slow
    expect(answer.headers.get('connection')).toBe('close')
    expect(await answer.text()).toHaveLength(1_000_000)
    await ended
    await server.close()
  })

  test('a busy server that ends answers what has arrived before', async () => {
    const server = await listen(0, 'PORT', async () => new Response('answered'))
    const send = `const { parentPort } = require('node:worker_threads')
      parentPort.once('message', (url) => fetch(url).then((answer) => answer.text()).catch((error) => error.message)
        .then((text) => parentPort.postMessage(text)))`
    const client = new Worker(send, { eval: true })
    onTestFinished(() => void client.terminate())
    await once(client, 'online')
    client.postMessage(`http://127.0.0.1:${server.port}/`)
    const until = performance.now() + 500
    while (performance.now() < until); // the system takes the connection, the server does not
    const ended = server.drain(5000)
    expect(await once(client, 'message')).toEqual(['answered'])
    await ended
    await server.close()
  })

  test('a shop that is asked to end reports that it is not ready while it still answers', async () => {
    const seen = await start({ db: await openSeededDb() })
    onTestFinished(() => seen.close())
    const statusOf = async (path: string) => (await fetch(`${seen.shop}${path}`)).status
    expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 200])
    const ended = seen.drain(2000)
    expect([await statusOf('/healthz'), await statusOf('/readyz'), await statusOf('/api/configuration')]).toEqual([200, 503, 200])
    await ended
    await expect(statusOf('/healthz')).rejects.toThrow()
  }, 60_000)

  test('a shop without its database is live but not ready', async () => {
    const db = await openSeededDb()
    let isLost = false
    const seen = await start({ db: { ...db, query: (sql, params) => (isLost ? new Promise(() => {}) : db.query(sql, params)) } })
    onTestFinished(() => seen.close())
    expect((await fetch(`${seen.shop}/readyz`)).status).toBe(200)
    isLost = true
    expect((await fetch(`${seen.shop}/readyz`)).status).toBe(503)
    expect((await fetch(`${seen.shop}/healthz`)).status).toBe(200)
    isLost = false
  }, 60_000)

  test('R41 what a full disk cannot take is refused as temporary, without details', async () => {
    const db = await openSeededDb()
    const full = new DbError('The disk is full: the database in /data/db cannot be written.')
    const isWrite = (sql: string) => /^\s*insert/i.test(sql)
    const seen = await start({ db: { ...db, query: (sql, params) => (isWrite(sql) ? Promise.reject(full) : db.query(sql, params)) } })
    onTestFinished(() => seen.close())
    const answer = await fetch(`${seen.shop}/api/carts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-shop-request': '1' },
      body: JSON.stringify({ active: true, data: '{}' }),
    })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30'])
    expect(await answer.json()).toEqual({ name: 'NoDatabase', message: expect.not.stringContaining('/data') })
  }, 60_000)

  test('an idle connection stays open longer than the minute for which proxies reuse it', async () => {
    const server = await listen(0, 'PORT', async () => new Response('here'))
    const socket = connect(server.port, '127.0.0.1').setEncoding('utf8')
    const ask = async () => {
      socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
      const [answer] = await once(socket, 'data')
      return String(answer)
    }
    const first = await ask()
    expect(Number(/^keep-alive: timeout=(\d+)/im.exec(first)?.[1])).toBeGreaterThanOrEqual(65)
    await new Promise((later) => setTimeout(later, 7000)) // longer than the time for headers
    expect(await ask()).toContain('200 OK')
    socket.destroy()
    await server.close()
  }, 30_000)
})

describe('slow clients', () => {
  test('R58 200 half-open connections time out and do not block other requests', async () => {
    const server = await listen(0, 'PORT', async () => new Response('here'))
    const slow = Array.from({ length: 200 }, () =>
      connect(server.port, '127.0.0.1')
        .on('error', () => {})
        .resume(),
    )
    const dropped = Promise.all(slow.map((socket) => new Promise((resolve) => socket.once('close', resolve))))
    for (const socket of slow) socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')
    const started = performance.now()
    expect(await (await fetch(`http://127.0.0.1:${server.port}/`)).text()).toBe('here')
    expect(performance.now() - started).toBeLessThan(5000)
    await dropped
    await server.close()
  }, 30_000)
})
