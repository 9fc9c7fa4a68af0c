import { every } from '../server/app/every.ts'
import { defaultSiteOrigin } from '../server/app/origins.ts'
import { createShop, type Shop, type ShopOptions } from '../server/app/shop.ts'
import type { Adapter } from './adapter.ts'
import { type CatalogueSync, createSync } from './catalogue/sync.ts'
import { gatewayConfiguration } from './configuration.ts'
import type { GatewayContent } from './content/gateway-content.ts'
import { linkedPages } from './content/pages.ts'
import { writeBrand } from './content/pictures.ts'
import { seedGateway, writeContent } from './content/seed-gateway.ts'
import { createEngine, type EngineOptions } from './create-engine.ts'
import { agreeOnCurrency } from './currency.ts'
import { fetchEnginePicture } from './fetch-engine-picture.ts'
import { readEngineShop, reportMissing } from './identity.ts'
import { parseShop, type ShopFile } from './shop-file.ts'

export interface GatewayOptions extends Omit<ShopOptions, 'content' | 'engine' | 'configuration' | 'site' | 'development'> {
  content: GatewayContent
  adapter: Adapter
  /** who sells, unless the engine says; see `readShopFile` */
  configuration?: ShopFile | undefined
  /** origin of the engine, whose pictures may be in a private network */
  engineUrl?: string | undefined
  /** interval at which the catalogue is read again; default: five minutes */
  syncIntervalMs?: number | undefined
  /** fetches a picture; default: over HTTP */
  fetchBytes?: ((url: string) => Promise<Buffer>) | undefined
  log?: ((line: string) => void) | undefined
  searchWaitsMs?: EngineOptions['searchWaitsMs']
}

export type Gateway = Shop & { sync: CatalogueSync['all'] }

const minuteMs = 60_000

/** The tokens of the configuration as a style sheet. */
const themeOf = ({ theme }: ShopFile): string | undefined =>
  theme?.tokens &&
  `:root {\n${Object.entries(theme.tokens)
    .map(([name, value]) => `  ${name}: ${value};\n`)
    .join('')}}\n`

/**
 * A shop in front of a commerce engine. Lists, filters, searches and product pages come from a copy of the engine's catalogue; prices,
 * orders and customers come from the engine. If the engine is down at the start, the previous copy is used.
 */
export async function createGateway({ adapter, engineUrl, syncIntervalMs = 5 * minuteMs, ...options }: GatewayOptions): Promise<Gateway> {
  const { content, db, fetchBytes = fetchEnginePicture(engineUrl), log = () => {}, searchWaitsMs, configuration, ...shopOptions } = options
  const { languages } = content
  await seedGateway(db, content)
  const { currency: ofEngine, ...known } = await readEngineShop(adapter, db)
  const shop = { ...parseShop(known, languages), ...(configuration && parseShop(configuration, languages)) }
  const currency = await agreeOnCurrency(db, adapter, { engine: ofEngine, configuration: shop.currency })
  const pages = linkedPages(content, shop)
  reportMissing(shop, pages, log)
  const { siteOrigin = defaultSiteOrigin } = shopOptions
  const identity = { shop: { ...shop, currency }, pages, pictures: await writeBrand(db, shop, fetchBytes), siteOrigin }
  const catalogue = createSync(adapter, db, languages, fetchBytes)
  const sync = async () => {
    const report = await catalogue.all()
    await writeContent(db, content, shop)
    if (report.written + report.deleted > 0)
      log(`Products of the engine: ${report.products}; ${report.written} written, ${report.deleted} deleted.`)
    return report
  }
  const syncOrKeep = () =>
    sync().then(
      () => {},
      (error: Error) => log(`The catalogue could not be read, the last one stays: ${error.message}`),
    )
  await syncOrKeep()
  const server = await createShop({
    ...shopOptions,
    content,
    db,
    development: false,
    configuration: gatewayConfiguration(content.configuration, adapter, identity),
    site: { files: new Set(['tokens.css', 'app.css']), theme: themeOf(shop) },
    engine: (deps) => createEngine(adapter, { sync: catalogue, searchWaitsMs }, deps),
  })
  const stop = every(syncOrKeep, syncIntervalMs)
  return {
    ...server,
    sync,
    close: async () => {
      await stop()
      await server.close()
    },
  }
}
