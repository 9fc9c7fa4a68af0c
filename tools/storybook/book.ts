import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { type Recording, requestKey, urlInShop } from '../../.storybook/book/recording.ts'
import { categoriesOf, departments } from '../../demo/content/catalogue.ts'
import { type Demo, startDemo } from '../../demo/start.ts'
import { chromiumFlags, chromiumPath } from '../runtime/chromium.ts'
import { sendFile } from '../runtime/static-files.ts'
import { openSeededDb, sharedPictures } from '../samples/database.ts'

/*
 * `npm run build:storybook`: builds the book into dist/book and records the answers of the reference shop to every docs page and story,
 * so that any file server can show it. `--record` only records again.
 */
const folder = 'dist/book'
const pages = 2
const storyLimitMs = 15_000

interface Entry {
  id: string
  type: 'docs' | 'story'
  importPath: string
}

const run = (command: string, args: string[], env: Record<string, string>) =>
  new Promise<void>((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`${command} ended with ${code}`))))
  })

/** The manifest names its icons from the root of the host, but the book may be in a folder: makes them relative to its pages. */
const withOwnIcons = (url: string, body: Buffer): Buffer | string =>
  url.startsWith('/manifest.json') ? body.toString().replaceAll('"/images/', '"shop/images/') : body

/** Collects answers and writes them below `shop`. */
class Recorder {
  recording: Recording = { answers: [], requests: {} }
  #places = new Map<string, number>()
  #pictures = new Map<string, Buffer>()

  async add(story: string, asked: { method: string; url: string; body: string }, answer: IncomingMessage, body: Buffer) {
    const type = answer.headers['content-type'] ?? 'application/json'
    if (type.startsWith('image/') && answer.statusCode === 200) return this.#addPicture(asked.url, body)
    const total = answer.headers['total-count']
    const status = answer.statusCode ?? 500
    const file = body.length
      ? `${createHash('sha256').update(body).digest('hex').slice(0, 12)}.${type.includes('json') ? 'json' : 'txt'}`
      : ''
    const key = `${status} ${file} ${total}`
    let place = this.#places.get(key)
    if (place === undefined) {
      place = this.recording.answers.push({ status, type, file, ...(typeof total === 'string' && { total }) }) - 1
      this.#places.set(key, place)
      if (file) await writeBelow('shop/answers', file, withOwnIcons(asked.url, body))
    }
    this.recording.requests[requestKey(asked)] ??= {}
    const byStory = this.recording.requests[requestKey(asked)] ?? {}
    byStory[story] = [...(byStory[story] ?? []), place]
  }

  /** A file server ignores queries, so a picture has one size: the largest one that was asked for. */
  #addPicture(url: string, body: Buffer) {
    const path = new URL(url, 'http://shop').pathname
    if ((this.#pictures.get(path)?.length ?? 0) < body.length) this.#pictures.set(path, body)
  }

  async write() {
    for (const [path, body] of this.#pictures) await writeBelow(path.startsWith('/fault') ? '.' : 'shop', path, body)
    await writeBelow('shop', 'recording.json', JSON.stringify(this.recording))
    return { answers: this.recording.answers.length, pictures: this.#pictures.size }
  }
}

async function writeBelow(parent: string, name: string, body: Buffer | string) {
  const path = join(folder, parent, name)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, body)
}

const bodyOf = async (message: IncomingMessage) => {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** Serves the book, and the shop through the recorder. Requests belong to `state.story`. */
async function serve(demo: Demo, recorder: Recorder) {
  const state = { story: '' }
  const forward = async (incoming: IncomingMessage, response: ServerResponse, url: string) => {
    const { story } = state
    const method = incoming.method ?? 'GET'
    const body = await bodyOf(incoming)
    const target = {
      method,
      headers: { ...incoming.headers, host: new URL(demo.shop).host, origin: demo.shop, 'accept-encoding': 'identity' },
    }
    const forwarded = request(demo.shop + url, target, async (answer) => {
      const answered = await bodyOf(answer)
      await recorder.add(story, { method, url, body: body.toString() }, answer, answered)
      response.writeHead(answer.statusCode ?? 502, answer.headers).end(answered)
    })
    forwarded.on('error', () => response.destroy())
    response.on('close', () => forwarded.destroy())
    forwarded.end(body)
  }
  const server = createServer((incoming, response) => {
    const url = new URL(incoming.url ?? '/', 'http://book')
    const inShop = urlInShop(url, '/shop')
    if (inShop !== undefined) return void forward(incoming, response, inShop)
    if (url.pathname.startsWith('/shop/')) return void response.writeHead(404).end()
    void sendFile(folder, url.pathname, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return { state, server, origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}` }
}

interface Preview {
  __STORYBOOK_ADDONS_CHANNEL__: {
    on(event: string, listener: (detail: { storyId?: string } & string) => void): void
    emit(event: string, detail: unknown): void
  }
}

/** Shows a story and waits until it has rendered and played, or for the limit. */
const show = (page: Page, id: string) =>
  page.evaluate(
    ([storyId, limit]) =>
      new Promise<void>((resolve) => {
        const channel = (globalThis as never as Preview).__STORYBOOK_ADDONS_CHANNEL__
        for (const event of ['storyFinished', 'storyMissing', 'storyErrored', 'storyThrewException']) channel.on(event, () => resolve())
        setTimeout(resolve, limit)
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
      }),
    [id, storyLimitMs] as const,
  )

/** Scrolls through a page, so that pictures and lists which load near the viewport are recorded. */
const scroll = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 600) {
      window.scrollTo(0, top)
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
  })

async function recordDocs(browser: Browser, origin: string, entries: Entry[]) {
  for (const { id } of entries) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 1000 } })
    await page.goto(`${origin}/iframe.html?viewMode=docs&id=${id}`)
    await page.waitForLoadState('networkidle', { timeout: storyLimitMs }).catch(() => {})
    await scroll(page)
    await page.waitForLoadState('networkidle', { timeout: storyLimitMs }).catch(() => {})
    await page.close()
  }
}

/** Records the stories of one file, in a browser without a past. */
async function recordFile(browser: Browser, { origin, state }: Awaited<ReturnType<typeof serve>>, entries: Entry[]) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(`${origin}/iframe.html?viewMode=story&id=none--none`)
  await page.waitForFunction(() => '__STORYBOOK_ADDONS_CHANNEL__' in globalThis)
  await page.waitForTimeout(300)
  for (const { id } of entries) {
    state.story = id
    await show(page, id).catch(() => {}) // a story may navigate away
    await page.waitForTimeout(200).catch(() => {}) // for requests at the end of the story
  }
  await context.close()
}

/** Records the lists of every category, which the controls offer. */
async function recordCategories(demo: Demo, recorder: Recorder) {
  const known = Object.entries(recorder.recording.requests)
  const template = known.map(([key]) => key).find((key) => key.startsWith('GET /api/products?') && /[?&]category=/.test(key))
  if (!template) return
  for (const category of departments.flatMap(categoriesOf)) {
    const url = template.slice(4).replace(/([?&]category=)[^&]*/, `$1${category.id}`)
    await new Promise<void>((resolve, reject) => {
      request(demo.shop + url, { headers: { origin: demo.shop } }, async (answer) => {
        await recorder.add('', { method: 'GET', url, body: '' }, answer, await bodyOf(answer))
        resolve()
      })
        .on('error', reject)
        .end()
    })
  }
}

async function record() {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-kit-book-'))
  await rm(join(folder, 'shop'), { recursive: true, force: true })
  const demo = await startDemo({ db: await openSeededDb(), port: 0, cmsPort: 0, dataDir, pictures: sharedPictures(), quiet: true })
  const recorder = new Recorder()
  const servers = await Promise.all(Array.from({ length: pages }, () => serve(demo, recorder)))
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
  const { entries } = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as { entries: Record<string, Entry> }
  const wanted = Object.values(entries).filter(({ importPath }) => importPath.includes(process.env.BOOK_FILES ?? ''))
  const share = <T>(items: T[], index: number) => items.filter((_, place) => place % pages === index)
  const docs = wanted.filter(({ type }) => type === 'docs')
  await Promise.all(servers.map(({ origin }, index) => recordDocs(browser, origin, share(docs, index))))
  await recordCategories(demo, recorder)
  const files = new Map<string, Entry[]>()
  for (const entry of wanted) if (entry.type === 'story') files.set(entry.importPath, [...(files.get(entry.importPath) ?? []), entry])
  const queue = [...files.values()]
  await Promise.all(
    servers.map(async (server) => {
      for (let file = queue.shift(); file; file = queue.shift()) await recordFile(browser, server, file)
    }),
  )
  const { answers, pictures } = await recorder.write()
  console.log(`${folder}: ${docs.length} docs pages, ${wanted.length - docs.length} stories, ${answers} answers, ${pictures} pictures`)
  await browser.close()
  for (const { server } of servers) server.close()
  await demo.close()
  await rm(dataDir, { recursive: true, force: true })
}

if (!process.argv.includes('--record') || !existsSync(folder))
  await run(join('node_modules', '.bin', 'storybook'), ['build', '-o', folder, '--quiet', '--disable-telemetry'], { BOOK: 'recorded' })
if (!process.argv.includes('--build')) await record()
process.exit()
