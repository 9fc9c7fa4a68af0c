import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join, normalize } from 'node:path'
import { startDemo } from '../../demo/start.ts'
import { chromiumPath, testFlags } from '../runtime/chromium.ts'
import { openSeededDb, sharedPictures } from '../samples/database.ts'

/*
 * Runs the stories of the built Storybook in Chromium, with the reference shop as their backend. The first argument is the file for
 * the jest report; further arguments limit the run to those story files.
 */
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

const dataDir = await mkdtemp(join(tmpdir(), 'shop-kit-stories-'))
const demo = await startDemo({ db: await openSeededDb(), port: 0, cmsPort: 0, dataDir, pictures: sharedPictures(), quiet: true })

const storybook = createServer((incoming, response) => {
  const url = incoming.url ?? '/'
  if (/^\/((api|images|content|fault)\/|manifest\.json)/.test(url)) {
    const forwarded = request(
      demo.shop + url,
      { method: incoming.method, headers: { ...incoming.headers, host: new URL(demo.shop).host, origin: demo.shop } },
      (shopResponse) => {
        response.writeHead(shopResponse.statusCode ?? 502, shopResponse.headers)
        shopResponse.pipe(response)
      },
    )
    forwarded.on('error', () => response.destroy())
    incoming.pipe(forwarded)
    return
  }
  const path = new URL(url, 'http://storybook').pathname
  readFile(join('dist/storybook', normalize(path === '/' ? '/iframe.html' : path)))
    .then((body) => {
      // asset names contain a content hash; caching lets reloaded pages reuse the browser's compiled code
      const cacheHeaders = path.startsWith('/assets/') && { 'cache-control': 'max-age=3600, immutable' }
      response.writeHead(200, { 'content-type': types[extname(path)] ?? 'text/html', ...cacheHeaders }).end(body)
    })
    .catch(() => response.writeHead(404).end())
})
await new Promise<void>((resolve) => storybook.listen(0, '127.0.0.1', resolve))
const address = storybook.address()
const port = typeof address === 'object' && address ? address.port : 0

const [, , report, ...files] = process.argv
const runner = spawn(
  join('node_modules', '.bin', 'test-storybook'),
  ['--url', `http://127.0.0.1:${port}`, '--maxWorkers', '2', ...(report ? ['--json', '--outputFile', report] : []), ...files],
  { stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: chromiumPath(), CHROMIUM_FLAGS: JSON.stringify(testFlags) } },
)
const code = await new Promise<number>((resolve) => runner.on('close', (value) => resolve(value ?? 1)))
storybook.close()
await demo.close()
await rm(dataDir, { recursive: true, force: true })
process.exit(code)
