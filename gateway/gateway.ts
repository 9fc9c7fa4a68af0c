import { every } from '../demo/server/app/every.ts'
import { createShop, type Shop, type ShopOptions } from '../demo/server/app/shop.ts'
import type { Adapter } from './adapter.ts'
import { type CatalogueSync, createSync } from './catalogue/sync.ts'
import { gatewayConfiguration } from './configuration.ts'
import { seedGateway, writeContent } from './content/seed-gateway.ts'
import { createEngine, type EngineOptions } from './create-engine.ts'
import { fetchEnginePicture } from './fetch-engine-picture.ts'

export interface GatewayOptions extends Omit<ShopOptions, 'engine' | 'configuration' | 'development'> {
  adapter: Adapter
  /** origin of the engine; its pictures are fetched even from a private network */
  engineUrl: string
  /** how often the catalogue is read again; default: five minutes */
  syncIntervalMs?: number | undefined
  /** fetches a picture; default: over HTTP */
  fetchBytes?: ((url: string) => Promise<Buffer>) | undefined
  log?: ((line: string) => void) | undefined
  searchWaitsMs?: EngineOptions['searchWaitsMs']
}

export type Gateway = Shop & { sync: CatalogueSync['all'] }

const minuteMs = 60_000

/**
 * The shop in front of a commerce engine. Lists, filters, searches and product pages are answered from a copy of the engine's catalogue;
 * prices, orders and customers are the engine's. An engine that is down at the start leaves the copy as it was.
 */
export async function createGateway({ adapter, engineUrl, syncIntervalMs = 5 * minuteMs, ...options }: GatewayOptions): Promise<Gateway> {
  const { db, fetchBytes = fetchEnginePicture(engineUrl), log = () => {}, searchWaitsMs, ...shopOptions } = options
  await seedGateway(db)
  const catalogue = createSync(adapter, db, fetchBytes)
  const sync = async () => {
    const report = await catalogue.all()
    await writeContent(db)
    if (report.written + report.deleted > 0)
      log(`The engine has ${report.products} products; ${report.written} written, ${report.deleted} deleted.`)
    return report
  }
  const syncOrKeep = () =>
    sync().then(
      () => {},
      (error: Error) => log(`The catalogue could not be read, the last one stays: ${error.message}`),
    )
  await syncOrKeep()
  const shop = await createShop({
    ...shopOptions,
    db,
    development: false,
    configuration: gatewayConfiguration(adapter),
    engine: (deps) => createEngine(adapter, { sync: catalogue, searchWaitsMs }, deps),
  })
  const stop = every(syncOrKeep, syncIntervalMs)
  return {
    ...shop,
    sync,
    close: async () => {
      await stop()
      await shop.close()
    },
  }
}
