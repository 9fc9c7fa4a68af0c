import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import * as renderer from '../../../elements/server/index.ts'
import { listen } from '../../../server/app/listen.ts'
import { openAnotherShop } from '../shop.ts'

const example = new URL('../../../docs/examples/node/server.mjs', import.meta.url).href
const { createSite } = (await import(example)) as { createSite(options: { shop: string; timeoutMs?: number }): Server }

const open: (() => unknown)[] = []
afterEach(async () => {
  for (const close of open.splice(0)) await close()
})

async function start(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, resolve))
  open.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

const bareTag = '<shop-product-list product-list="trail" heading="For the trail" page-size="4" pager="none"></shop-product-list>'

test('the Node example has the list in its page, and its policy allows the styles', async () => {
  const shop = await openAnotherShop({ renderer })
  const site = await listen(0, 'PORT', (request, peer) => shop.fetch(request, peer))
  open.push(() => site.close())
  const address = await start(createSite({ shop: `http://localhost:${site.port}`, timeoutMs: 20_000 }))
  const visit = async () => {
    const page = await fetch(address)
    return { html: await page.text(), nonce: /'nonce-([^']+)'/.exec(page.headers.get('content-security-policy') ?? '')?.[1] }
  }
  const first = await visit()
  expect(first.html.match(/part="card"/g)).toHaveLength(4)
  expect(first.html).toContain('data-shop-rendered')
  expect(first.html.split('<style').slice(1)).toEqual([expect.stringContaining(` nonce="${first.nonce}">`)])
  await site.close()
  const second = await visit()
  expect(second.nonce === first.nonce).toBe(false)
  expect(second.html.replaceAll(String(second.nonce), '') === first.html.replaceAll(String(first.nonce), '')).toBe(true)
})

test.each([
  ['is down', undefined],
  ['does not answer', createServer(() => {})],
  [
    'answers with an error',
    createServer((_, response) => response.writeHead(429, { 'Retry-After': '9' }).end('{"name":"TooManyRequests"}')),
  ],
])('the Node example has the bare tag in its page if the shop %s', async (_, server) => {
  const warnings: string[] = []
  const warn = console.warn
  console.warn = (text: string) => warnings.push(text)
  open.push(() => (console.warn = warn))
  const address = await start(createSite({ shop: server ? await start(server) : 'http://localhost:1', timeoutMs: 200 }))
  const html = await (await fetch(address)).text()
  expect(html).toContain(`\n    ${bareTag}\n`)
  await (await fetch(address)).text()
  expect(warnings).toEqual([expect.stringMatching(/^shop-product-list: /)])
})
