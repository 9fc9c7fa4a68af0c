import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** Serves the pages under test and their scripts, compressed, from an origin other than the shop's. The keys are paths without a slash. */
export function serve(files: ReadonlyMap<string, string>, port: number): Promise<Server> {
  const compressed = new Map([...files].map(([path, text]) => [path, brotliCompressSync(text)]))
  const server = createServer((request, response) => {
    const path = request.url?.slice(1) ?? ''
    const type = path.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8'
    const body = compressed.get(path)
    if (body) response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(body)
    else response.writeHead(404).end()
  })
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)))
}

/** Number of products; enough for a list of 1000 in one category. */
const shopSize = 12_000

/** Returns a data folder with `shopSize` products; seeds it on the first run and reuses it later. */
export function createLargeShop(): string {
  const folder = join(tmpdir(), 'shop-kit-bench', `pages-${shopSize}`)
  if (!existsSync(folder))
    execFileSync('npx', ['tsx', 'demo/seed/main.ts', '--products', String(shopSize)], {
      env: { ...process.env, DATA_DIR: folder },
      stdio: 'ignore',
    })
  return folder
}
