import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The pages under test come from a site that is not the shop's. */
export function serve(pages: ReadonlyMap<string, string>, port: number): Promise<Server> {
  const server = createServer((request, answer) => {
    const html = pages.get(request.url?.slice(1) ?? '')
    answer.writeHead(html ? 200 : 404, { 'content-type': 'text/html' }).end(html)
  })
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)))
}

/** Enough for a list of 1000 in one department. */
const shopSize = 12_000

/** A data folder with that many products, made once. */
export function createLargeShop(): string {
  const folder = join(tmpdir(), 'shop-kit-bench', `pages-${shopSize}`)
  if (!existsSync(folder))
    execFileSync('npx', ['tsx', 'demo/server/app/seed.ts', '--products', String(shopSize)], {
      env: { ...process.env, DATA_DIR: folder },
      stdio: 'ignore',
    })
  return folder
}
