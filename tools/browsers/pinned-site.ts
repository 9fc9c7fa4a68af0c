import { execFile } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { versionsFolder } from '../../server/routes/page/site.ts'

const version = '0.0.0-browsers'
const folder = join(versionsFolder, version)
const run = promisify(execFile)

export interface PinnedSite {
  /** a page with a list, which imports the JavaScript API; `window.api` has the names of its exports, `window.problems` what went wrong */
  page: string
  close(): Promise<void>
}

const pageOf = (shop: string, snippet: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Page with a pinned version</title>
<script>
  window.problems = []
  addEventListener('error', ({ message }) => problems.push(message))
  addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)))
</script>
${snippet}<script type="module">
  import * as api from 'shop-kit/shop-api'
  window.api = Object.keys(api)
</script></head>
<body><shop-config api-base="${shop}"></shop-config>
<shop-product-list product-ids="cp-1301" add-to-cart></shop-product-list><shop-side-cart auto-open></shop-side-cart></body></html>`

/** Builds a version of the kit, which the shop serves, and opens a site on this port that has pinned it. */
export async function openPinnedSite(shop: string, port: number): Promise<PinnedSite> {
  await run(process.execPath, ['--import', 'tsx', 'tools/cdn/cdn.ts', '--version', version, '--origin', shop])
  const html = pageOf(shop, await readFile(join(folder, 'snippet-with-api.html'), 'utf8'))
  const server = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end(html))
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
  return {
    page: `http://127.0.0.1:${port}/`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await rm(folder, { recursive: true, force: true })
    },
  }
}
