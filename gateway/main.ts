import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureKit } from '../demo/server/app/kit-build.ts'
import { listen } from '../demo/server/app/listen.ts'
import { loadRenderer } from '../demo/server/app/renderer.ts'
import { openDb } from '../demo/server/db/db.ts'
import type { Adapter } from './adapter.ts'
import { createMedusa } from './engines/medusa/medusa.ts'
import { createVendure } from './engines/vendure/vendure.ts'
import { createGateway } from './gateway.ts'

const usage = `npm run gateway -- --url URL [options]

  --engine NAME    vendure (default) or medusa
  --url URL        the Shop API of Vendure, such as http://localhost:3000/shop-api; the origin of Medusa, such as http://localhost:9000
  --key KEY        Medusa: publishable API key
  --region ID      Medusa: the region that the shop sells in; default: the only one
  --country CODE   Medusa: whose VAT is in the listed prices; default: the first country of the region
  --port PORT      default 4700
  --data FOLDER    folder of the gateway's database; default .data/gateway. DATABASE_URL: PostgreSQL instead
  --origin ORIGIN  public origin of the shop, if it is behind a proxy
  --allow ORIGIN   another site that embeds the shop; may be repeated
  --confirms-email Vendure: customers have to confirm their address
  --online-payment CODE
                   Vendure: a payment method that is paid at a page; may be repeated`

interface Choice {
  engine: string
  key?: string | undefined
  region?: string | undefined
  country?: string | undefined
  'confirms-email': boolean
  'online-payment': string[]
}

/** Undefined if the options name no engine, or not all that it needs. */
function adapterOf(url: string, { engine, key, region, country, ...choice }: Choice): Adapter | undefined {
  if (engine === 'vendure') return createVendure({ url, confirmsEmail: choice['confirms-email'], onlinePayments: choice['online-payment'] })
  return engine === 'medusa' && key ? createMedusa({ url, key, region, country }) : undefined
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      engine: { type: 'string', default: 'vendure' },
      url: { type: 'string' },
      key: { type: 'string' },
      region: { type: 'string' },
      country: { type: 'string' },
      port: { type: 'string', default: '4700' },
      data: { type: 'string', default: '.data/gateway' },
      origin: { type: 'string' },
      allow: { type: 'string', multiple: true, default: [] },
      'confirms-email': { type: 'boolean', default: false },
      'online-payment': { type: 'string', multiple: true, default: [] },
    },
  })
  const { url, port, data, allow } = values
  const adapter = url && URL.canParse(url) ? adapterOf(url, values) : undefined
  if (!url || !adapter) {
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
    adapter,
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
