import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { configuration } from '../../src/model/app/configuration.ts'
import { createPricer } from '../cart/pricing/pricer.ts'
import { openCatalogue } from '../catalogue/index/catalogue.ts'
import { addLanguages } from '../catalogue/write/add-languages.ts'
import { renewInBackground } from '../catalogue/write/renew-search-texts.ts'
import { makePdfPrinter } from '../checkout/offers/pdf/pdf-printer.ts'
import { createPayments, type Payments } from '../checkout/payments/payments.ts'
import { makeSimulatedProvider, type SimulatedProvider } from '../checkout/payments/simulated-provider.ts'
import type { AppEnv } from '../context/app-env.ts'
import type { ShopContent } from '../context/content.ts'
import type { CoreDeps, Deps } from '../context/deps.ts'
import { hasFeature } from '../context/require-feature.ts'
import { createSettings } from '../context/settings.ts'
import type { SiteLook } from '../context/site-look.ts'
import { type Db, migrate } from '../db/db.ts'
import type { Engine } from '../engine/engine.ts'
import { createReferenceEngine } from '../engine/reference/reference-engine.ts'
import { deleteExpiredDocuments } from '../forms/documents/delete-expired-documents.ts'
import { openDocumentFolder } from '../forms/documents/storage/document-folder.ts'
import { limitBody } from '../http/body.ts'
import { clientAddress, isHttps } from '../http/client-address.ts'
import { withFaults } from '../http/faults.ts'
import { createLimiters, deleteExpiredLimits } from '../http/limiter.ts'
import { cacheRules } from '../http/middleware/caching.ts'
import { allowOrigins } from '../http/middleware/cors.ts'
import { onError, onMissing } from '../http/middleware/errors.ts'
import { guardChanges, refuseNul } from '../http/middleware/guard.ts'
import { secureHeaders } from '../http/middleware/secure-headers.ts'
import { withRequestLog } from '../log/request-log.ts'
import { findDocument } from '../page/document.ts'
import type { FindPage } from '../page/find-page.ts'
import type { Renderer } from '../page/renderer.ts'
import { createPictures, type PicturesOptions } from '../pictures/pictures.ts'
import { allowedOriginRoutes } from '../routes/app/allowed-origin.ts'
import { paymentEventRoutes } from '../routes/checkout/payments.ts'
import { simulatedPayment } from '../routes/checkout/simulated-payment.ts'
import { renderRoutes } from '../routes/page/render.ts'
import { simulatedLogins } from '../session/oauth/simulated-providers.ts'
import { makePasswords } from '../session/passwords/passwords.ts'
import { deleteExpiredSessions } from '../session/session.ts'
import { every } from './every.ts'
import { defaultCmsOrigin, defaultSiteOrigin } from './origins.ts'
import { mountRoutes } from './routes.ts'

const hourMs = 3_600_000

/** The content of a shop with its own pages. */
export interface SiteContent extends ShopContent {
  /** finds the pages of the same shop as static HTML, see `Shop.staticPages` */
  findStaticPage?: FindPage
}

export interface ShopOptions {
  /** opened by the caller, closed by `Shop.close` */
  db: Db
  content: SiteContent
  /** origin of the shop's own pages */
  siteOrigin?: string
  /** origin of the static pages, see `staticPages` */
  staticOrigin?: string | undefined
  /** origins of other sites that embed the shop, as browsers send them in `Origin` */
  allowedOrigins?: readonly string[]
  /** folder of rendered pictures and uploaded files; default: a temporary folder */
  dataDir?: string | undefined
  /** overrides how pictures are cached and rendered */
  pictures?: Pick<PicturesOptions, 'picturesDir' | 'drawsAhead'> | undefined
  /** enables fault injection, the /dev pages and the report of missing translations */
  development?: boolean
  /** number of trusted proxies in front of the shop; default 0 */
  trustProxy?: number
  /** source of listings: an index in memory, or the database */
  facets?: 'index' | 'sql'
  /** pages reload after a build; development only */
  liveReload?: boolean
  /** interval in milliseconds at which expired sessions and files are deleted; default one hour */
  cleanUpIntervalMs?: number
  now?: () => Date
  /** takes the orders and knows the customers; default: the database */
  engine?: ((deps: CoreDeps) => Engine) | undefined
  /** the configuration to use instead of the content's; outside development only */
  configuration?: Record<string, unknown> | undefined
  /** which pages of the content this shop has, and their look */
  site?: SiteLook | undefined
  /** renders the tags of pages and of `/render`, which is missing without it; see `loadRenderer` */
  renderer?: Renderer | undefined
}

/** The shop as a request handler: Node serves it, tests call it directly. */
export interface Shop {
  /** `peer` is the remote address of the connection. */
  fetch(request: Request, peer?: string): Promise<Response>
  /** The same shop at another origin, with the static HTML pages of the content, if it has any, instead of pages of blocks. */
  staticPages(origin: string): Shop['fetch']
  close(): Promise<void>
  db: Db
  deps: Deps
  /** Whether the configuration enables live reload. */
  reloadsLive(): Promise<boolean>
  /** method and path of every route */
  routes: readonly { method: string; path: string }[]
}

/** Migrates the database and serves the API of section 7 of the specification. */
export async function createShop(options: ShopOptions): Promise<Shop> {
  const { content } = options
  const { languages } = content
  const { db, siteOrigin = defaultSiteOrigin, allowedOrigins = [defaultCmsOrigin], dataDir, development = true } = options
  await migrate(db)
  await addLanguages(db, languages)
  const catalogue = await openCatalogue(db, content, { facets: options.facets ?? (process.env.FACETS === 'sql' ? 'sql' : 'index') })
  const pictures = createPictures({ db, artFolder: content.artFolder, dataDir, ...options.pictures })
  const printer = makePdfPrinter()
  const now = options.now ?? (() => new Date())
  const limiters = createLimiters(db)
  const known = { embedOrigins: allowedOrigins, base: options.configuration }
  const settingsAt = (origin: string) =>
    development
      ? createSettings(db, content, origin, {
          ...known,
          more: { ...(content.development && simulatedLogins(origin, content.development)), liveReload: options.liveReload ?? false },
        })
      : createSettings(db, content, origin, { ...known, always: { liveReload: false } })
  const settings = settingsAt(siteOrigin)
  // on the connection of the caller: an order prices inside its transaction
  const readTerms = async (at: Db) => {
    const terms = await createSettings(at, content, siteOrigin, known).configuration()
    return { freeDeliveryFrom: configuration.parse(terms).freeDeliveryFrom, hasLoyaltyPrograms: hasFeature(terms, 'loyaltyPrograms') }
  }
  const core: CoreDeps = {
    db,
    content,
    languages,
    catalogue,
    pictures,
    documents: openDocumentFolder(dataDir),
    pricer: createPricer(content, now, readTerms, limiters.of),
    printer,
    settings,
    health: { isEnding: false },
    passwords: makePasswords(),
    limiterOf: limiters.of,
    siteOrigin,
    alternateOrigin: options.staticOrigin,
    look: options.site,
    collectsTranslations: development,
    now,
  }
  const provider = development && !options.engine ? makeSimulatedProvider({ db, siteOrigin }) : undefined
  const payments = provider && createPayments(core, provider)
  // one object, so that replacing a dependency replaces it for the engine too
  const deps: Deps = Object.assign(core, { engine: options.engine?.(core) ?? createReferenceEngine(core, payments) })
  const cleanUp = async () => {
    await deleteExpiredSessions(deps)
    await deleteExpiredDocuments(deps)
    await deleteExpiredLimits(db)
  }
  await cleanUp()
  const stopRenewal = renewInBackground(db, languages, catalogue.refresh)
  const stopCleanUp = every(cleanUp, options.cleanUpIntervalMs ?? hourMs)
  const appOf = (site: Deps, findPage: FindPage) =>
    createApp(site, new Set([site.siteOrigin, ...allowedOrigins]), { development, payments, findPage, renderer: options.renderer })
  const fetchOf =
    (app: Hono<AppEnv>): Shop['fetch'] =>
    (request, peer = '') => {
      const { trustProxy = 0 } = options
      const client = { peer: clientAddress(request.headers, peer, trustProxy), isHttps: isHttps(request.headers, trustProxy) }
      const call = (target: Request) => withRequestLog(target, { trustsHeader: trustProxy > 0 }, async () => app.fetch(target, client))
      return development ? withFaults(call)(request) : call(request)
    }
  const app = appOf(deps, findDocument)
  return {
    fetch: fetchOf(app),
    staticPages: (origin) =>
      fetchOf(
        appOf(
          { ...deps, siteOrigin: origin, alternateOrigin: siteOrigin, settings: settingsAt(origin) },
          content.findStaticPage ?? findDocument,
        ),
      ),
    close: async () => {
      await stopCleanUp()
      await stopRenewal()
      pictures.close()
      printer.close()
      await catalogue.close()
      await limiters.close()
      await db.close()
    },
    db,
    deps,
    reloadsLive: async () => (await deps.settings.configuration()).liveReload === true,
    routes: app.routes,
  }
}

interface AppOptions {
  development: boolean
  payments: Payments<SimulatedProvider> | undefined
  findPage: FindPage
  renderer: Renderer | undefined
}

function createApp(deps: Deps, origins: ReadonlySet<string>, { development, payments, findPage, renderer }: AppOptions): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  app.onError(onError)
  app.notFound(onMissing)
  app.use(secureHeaders, refuseNul, async (c, next) => {
    c.set('languages', deps.languages)
    await next()
  })
  for (const data of ['/api/*', '/content/*', '/manifest.json'])
    app.use(data, compress(), allowOrigins(origins), cacheRules, guardChanges(origins), limitBody)
  app.route('/', allowedOriginRoutes(origins))
  const inside = renderer && { renderer, shop: { fetch: async (request: Request) => app.fetch(request, { peer: '' }) } }
  if (inside) app.route('/', renderRoutes(inside.renderer, inside.shop, deps))
  if (payments) {
    app.route('/', paymentEventRoutes(payments))
    app.route(
      '/',
      simulatedPayment(deps, payments.provider, async (path, init) => app.request(path, init, { peer: '' })),
    )
  }
  mountRoutes(app, deps, development, findPage, inside)
  return app
}
