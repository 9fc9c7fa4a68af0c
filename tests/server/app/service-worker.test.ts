import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { serviceWorkerRoutes } from '../../../server/routes/app/service-worker.ts'

const root = mkdtempSync(join(tmpdir(), 'shop-kit-worker-'))
for (const name of ['sw.js', 'sw-off.js']) writeFileSync(join(root, name), `// ${name}`)
afterAll(() => rmSync(root, { recursive: true }))

test('OFF-07 the service worker controls the whole site, is always revalidated and can only connect to the shop', async () => {
  const answer = await serviceWorkerRoutes({ isOff: false, root }).request('/sw.js')
  expect(await answer.text()).toBe('// sw.js')
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'service-worker-allowed': '/',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  })
})

test('OFF-07 when disabled, /sw.js is a worker that uninstalls the previous one', async () => {
  expect(await (await serviceWorkerRoutes({ isOff: true, root }).request('/sw.js')).text()).toBe('// sw-off.js')
})
