import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureKit } from '../demo/server/app/kit-build.ts'
import { listen } from '../demo/server/app/listen.ts'
import { loadRenderer } from '../demo/server/app/renderer.ts'
import { openDb } from '../demo/server/db/db.ts'
import { createVendure } from './engines/vendure/vendure.ts'
import { createGateway } from './gateway.ts'

const usage = `npm run gateway -- --url URL [options]

  --url URL        the Shop API of Vendure, such as http://localhost:3000/shop-api
  --port PORT      default 4700
  --data FOLDER    folder of the gateway's database; default .data/gateway. DATABASE_URL: PostgreSQL instead
  --origin ORIGIN  public origin of the shop, if it is behind a proxy
  --allow ORIGIN   another site that embeds the shop; may be repeated
  --confirms-email the engine requires that customers confirm their address`

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      url: { type: 'string' },
      port: { type: 'string', default: '4700' },
      data: { type: 'string', default: '.data/gateway' },
      origin: { type: 'string' },
      allow: { type: 'string', multiple: true, default: [] },
      'confirms-email': { type: 'boolean', default: false },
    },
  })
  const { url, port, data, allow } = values
  if (!url || !URL.canParse(url)) {
    console.log(usage)
    process.exitCode = 1
    return
  }
  const folder = resolve(data)
  await ensureKit(console.log)
  const db = await openDb(process.env.DATABASE_URL ? { url: process.env.DATABASE_URL } : { dir: join(folder, 'db') })
  const siteOrigin = values.origin ?? `http://localhost:${port}`
  const gateway = await createGateway({
    ...{ db, siteOrigin, dataDir: folder, allowedOrigins: allow, engineUrl: url, log: console.log },
    adapter: createVendure({ url, confirmsEmail: values['confirms-email'] }),
    renderer: await loadRenderer(),
  })
  const site = await listen(Number(port), '--port', gateway.fetch)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, async () => {
      await site.close()
      await gateway.close()
      process.exit(0)
    })
  console.log(`The shop in front of ${url}: ${siteOrigin}`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
