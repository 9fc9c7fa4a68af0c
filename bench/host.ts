import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Serves the pages under test from an origin other than the shop's. */
export function serve(pages: ReadonlyMap<string, string>, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    const html = pages.get(request.url?.slice(1) ?? '')
    response.writeHead(html ? 200 : 404, { 'content-type': 'text/html' }).end(html)
  })
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)))
}

/** Number of products; enough for a list of 1000 in one category. */
const shopSize = 12_000

/** Returns a data folder with `shopSize` products; seeds it on the first run and reuses it later. */
export function createLargeShop(): string {
  const folder = join(tmpdir(), 'shop-kit-bench', `pages-${shopSize}`)
  if (!existsSync(folder))
    execFileSync('npx', ['tsx', 'demo/server/app/seed.ts', '--products', String(shopSize)], {
      env: { ...process.env, DATA_DIR: folder },
      stdio: 'ignore',
    })
  return folder
}
