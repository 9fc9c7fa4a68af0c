import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureKit } from '../server/app/kit-build.ts'
import { listen } from '../server/app/listen.ts'
import { loadRenderer } from '../server/app/renderer.ts'
import { openDb } from '../server/db/db.ts'
import { checkLogLevel, log } from '../server/log/log.ts'
import type { Adapter } from './adapter.ts'
import type { GatewayContent } from './content/gateway-content.ts'
import { createMedusa } from './engines/medusa/medusa.ts'
import { createVendure } from './engines/vendure/vendure.ts'
import { createGateway } from './gateway.ts'
import { importAdapter, typedPath } from './import-adapter.ts'
import { readShopFile } from './shop-file.ts'

const usage = `npm run gateway -- --url URL [options]
npm run gateway -- --adapter FILE [options]

  --engine NAME    vendure (default) or medusa
  --url URL        the Shop API of Vendure, such as http://localhost:3000/shop-api; the origin of Medusa, such as http://localhost:9000
  --adapter FILE   your own adapter in place of Vendure and Medusa: a module whose default export is an adapter, or a function that
                   returns one. --url is then the origin of the engine, if its pictures are in a private network
  --configuration FILE
                   who sells: a JSON file, see docs/engines.md
  --key KEY        Medusa: publishable API key
  --region ID      Medusa: the region that the shop sells in; default: the only one
  --country CODE   Medusa: whose VAT is in the listed prices; default: the first country of the region
  --port PORT      default 4700
  --data FOLDER    folder of the gateway's database; default .data/gateway. DATABASE_URL: PostgreSQL instead
  --origin ORIGIN  public origin of the shop, if it is behind a proxy
  --allow ORIGIN   another site that embeds the shop; may be repeated
  --sends-mails    the engine mails about orders, so that the confirmation may promise it
  --confirms-email Vendure: customers have to confirm their address
  --online-payment CODE
                   Vendure: a payment method that is paid at a page; may be repeated`

interface Choice {
  adapter?: string | undefined
  engine: string
  key?: string | undefined
  region?: string | undefined
  country?: string | undefined
  'confirms-email': boolean
  'sends-mails': boolean
  'online-payment': string[]
}

/** Undefined if the options name no engine or lack something that it needs. */
async function adapterOf(url: string | undefined, { adapter: file, ...choice }: Choice): Promise<Adapter | undefined> {
  if (file !== undefined) return importAdapter(file)
  return url === undefined ? undefined : knownAdapter(url, choice)
}

function knownAdapter(url: string, { engine, key, region, country, ...choice }: Omit<Choice, 'adapter'>): Adapter | undefined {
  const sendsMails = choice['sends-mails']
  if (engine === 'vendure')
    return createVendure({ url, sendsMails, confirmsEmail: choice['confirms-email'], onlinePayments: choice['online-payment'] })
  return engine === 'medusa' && key ? createMedusa({ url, key, region, country, sendsMails }) : undefined
}

async function main(content: GatewayContent): Promise<void> {
  const { values } = parseArgs({
    options: {
      engine: { type: 'string', default: 'vendure' },
      adapter: { type: 'string' },
      configuration: { type: 'string' },
      url: { type: 'string' },
      key: { type: 'string' },
      region: { type: 'string' },
      country: { type: 'string' },
      port: { type: 'string', default: '4700' },
      data: { type: 'string', default: '.data/gateway' },
      origin: { type: 'string' },
      allow: { type: 'string', multiple: true, default: [] },
      'confirms-email': { type: 'boolean', default: false },
      'sends-mails': { type: 'boolean', default: false },
      'online-payment': { type: 'string', multiple: true, default: [] },
    },
  })
  const { url, port, data, allow } = values
  const adapter = url === undefined || URL.canParse(url) ? await adapterOf(url, values) : undefined
  if (!adapter) {
    console.log(usage)
    process.exitCode = 1
    return
  }
  checkLogLevel(process.env.LOG_LEVEL)
  if (!process.env.LOG_LEVEL) log.level = 'info'
  const folder = typedPath(data)
  const configuration =
    values.configuration === undefined ? undefined : await readShopFile(typedPath(values.configuration), content.languages)
  await ensureKit(console.log)
  const db = await openDb(
    process.env.DATABASE_URL
      ? { url: process.env.DATABASE_URL }
      : { dir: join(folder, 'db'), setting: process.env.ENGINE_DIR ? 'ENGINE_DIR' : '--data' },
  )
  const siteOrigin = values.origin ?? `http://localhost:${port}`
  const gateway = await createGateway({
    content,
    db,
    siteOrigin,
    dataDir: folder,
    allowedOrigins: allow,
    engineUrl: url,
    log: (line) => log.info(line),
    adapter,
    configuration,
    renderer: await loadRenderer(),
  })
  const site = await listen(Number(port), '--port', gateway.fetch)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, async () => {
      await site.close()
      await gateway.close()
      process.exit(0)
    })
  console.log(`The shop in front of ${url ?? values.adapter}: ${siteOrigin}`)
}

/** Runs the gateway with the options of the command line. */
export const runGateway = (content: GatewayContent): Promise<void> =>
  main(content).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  })
