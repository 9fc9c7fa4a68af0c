import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Listening, listen } from './server/app/listen.ts'
import type { LiveReload, Upgrade } from './server/app/live-reload.ts'
import type { Shop, ShopOptions } from './server/app/shop.ts'
import { isLoopback } from './server/context/loopback.ts'
import { type Db, openDb } from './server/db/db.ts'
import { dataDirFromEnv } from './server/db/db-config.ts'
import { DbError } from './server/db/db-error.ts'
import { StartError } from './server/http/start-error.ts'

export interface DemoOptions {
  /** 0 takes a free port */
  port?: number
  cmsPort?: number
  /** absent: two above `port`, or a free one where that is 0 */
  staticPort?: number
  dataDir?: string
  /** other keeping and drawing of pictures than usual */
  pictures?: ShopOptions['pictures']
  /** an open database instead of the one in `dataDir`; it is closed with the demo */
  db?: Db
  /** PostgreSQL instead of the database in `dataDir` */
  databaseUrl?: string | undefined
  /** address of the shop where something stands in front of it, such as a proxy */
  siteOrigin?: string | undefined
  /** which site of the shop the content site embeds */
  embeds?: 'shop' | 'hand'
  /** lets the content site hear of changed sources */
  reloads?: boolean
  /** pages load themselves anew after a build; never in production */
  liveReload?: boolean
  /** prints nothing */
  quiet?: boolean
  /** false leaves the kit as it was built last, for who needs only the calls */
  buildsKit?: boolean
}

export interface Demo {
  /** origins: of the shop, of the same shop with pages assembled by hand, and of the content site */
  shop: string
  staticSite: string
  cms: string
  /** what the shop runs on, for tests that change its data or settings */
  inside: Shop
  close(): Promise<void>
}

/** A page that came too early comes again by itself. */
const starting = async () => new Response('The shop is starting.\n', { status: 503, headers: { 'Retry-After': '2', Refresh: '2' } })

/**
 * Serves the shop, the same with pages assembled by hand, and a content site that embeds it, with everything they need: kit, database, content. Throws a
 * `StartError` or `DbError` with one clear sentence when that is impossible.
 */
export async function startDemo(options: DemoOptions = {}): Promise<Demo> {
  const { port = 4300, cmsPort = 4301, dataDir = '.data', databaseUrl, quiet = false, buildsKit = true } = options
  const say = (line: string) => quiet || console.log(line)
  const folder = resolve(dataDir)
  const embedders = extraOrigins(process.env.ALLOWED_ORIGINS)
  const trustProxy = readProxyHops(process.env.TRUST_PROXY)
  const handPort = options.staticPort ?? nextPort(port)
  let answerShop: (request: Request, peer: string) => Promise<Response> = starting
  let answerHand = answerShop
  let answerCms: (request: Request) => Promise<Response> = starting
  let live: LiveReload | undefined
  const upgrade: Upgrade = (request, socket, head) => (live ? live.upgrade(request, socket, head) : socket.destroy())
  const open: { close(): Promise<void> }[] = []
  const close = async () => {
    for (const part of open.splice(0).reverse()) await part.close()
  }
  const opened = async <T extends { close(): Promise<void> }>(part: Promise<T>): Promise<T> => {
    open.push(await part)
    return part
  }
  try {
    const sites: Listening[] = [
      await opened(listen(port, 'PORT', (request, peer) => answerShop(request, peer), upgrade)),
      await opened(listen(cmsPort, 'CMS_PORT', (request) => answerCms(request))),
      await opened(listen(handPort, 'HAND_PORT', (request, peer) => answerHand(request, peer), upgrade)),
    ]
    const shop = options.siteOrigin ?? `http://localhost:${sites[0]?.port}`
    const cms = `http://127.0.0.1:${sites[1]?.port}`
    const hand = `http://localhost:${sites[2]?.port}`
    const db = await opened<Db>(
      options.db ? Promise.resolve(options.db) : openDb(databaseUrl ? { url: databaseUrl } : { dir: join(folder, 'db') }),
    )
    const development = isDevelopment(shop, process.env.NODE_ENV)
    const { createCmsSite, createShop, ensureKit, fillShop } = await loadLargeModules()
    await Promise.all([buildsKit && ensureKit(say), fillShop(db, { log: say, people: development })])
    const inside = await createShop({
      db,
      siteOrigin: shop,
      staticOrigin: hand,
      allowedOrigins: development ? [cms, ...embedders] : embedders, // on the computer of a visitor anything may be at that port
      dataDir: folder,
      pictures: options.pictures,
      development,
      liveReload: options.liveReload ?? false,
      trustProxy,
    })
    open.pop()
    open.push(inside)
    if (development) {
      const { createLiveReload: makeLiveReload } = await import('./server/app/live-reload.ts')
      live = makeLiveReload({ isOn: inside.reloadsLive, origins: new Set([shop, hand, cms]) })
      open.push(await reloadOnBuild(live))
    }
    answerShop = inside.fetch
    answerHand = inside.staticPages(hand)
    answerCms = createCmsSite({ shop: options.embeds === 'hand' ? hand : shop, cms, reloads: options.reloads || options.liveReload })
    return { shop, staticSite: hand, cms, inside, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** They take a second to load: what stands in the way of a start is said before. */
async function loadLargeModules() {
  const [{ createCmsSite }, { createShop }, { ensureKit }, { seedDemoShop: fillShop }] = await Promise.all([
    import('./server/app/cms-site.ts'),
    import('./server/app/shop.ts'),
    import('./server/app/kit-build.ts'),
    import('./server/seed/seed-demo-shop.ts'),
  ])
  return { createCmsSite, createShop, ensureKit, fillShop }
}

/** Tells pages of new builds of the kit and of changed pages, until it is closed. */
async function reloadOnBuild(live: LiveReload) {
  const [{ kitFolder, pagesFolder }, { watchBuilds }] = await Promise.all([
    import('./server/routes/page/site.ts'),
    import('./server/app/watch-builds.ts'),
  ])
  const stop = watchBuilds([kitFolder, pagesFolder], live.reload)
  return {
    close: async () => {
      stop()
      live.close()
    },
  }
}

/** Fault addresses and pages under /dev are for who works on the shop: one with a public address has them only when told so. */
const isDevelopment = (shop: string, environment: string | undefined): boolean =>
  environment === 'development' || (environment !== 'production' && isLoopback(shop))

/** `ALLOWED_ORIGINS`: further sites that embed the shop, separated by spaces or commas. */
const extraOrigins = (list = ''): string[] =>
  list
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((origin) => checkedOrigin('ALLOWED_ORIGINS', origin))

function checkedOrigin(variable: string, origin: string): string {
  if (!URL.canParse(origin) || new URL(origin).origin !== origin)
    throw new StartError(`${variable} names ${origin}, which is no origin such as https://www.example.com.`)
  return origin
}

/** `TRUST_PROXY`: how many proxies in front of the shop are believed about who asks. */
function readProxyHops(text = ''): number {
  if (!/^\d?$/.test(text)) throw new StartError(`TRUST_PROXY must be the number of proxies in front of the shop, up to 9, not ${text}.`)
  return Number(text)
}

const lastPort = 65_535

/** Where the pages assembled by hand are unless something else is said. */
function nextPort(port: number): number {
  if (port === 0) return 0
  if (port + 2 > lastPort) throw new StartError(`Two above PORT ${port} there is no port; choose one with HAND_PORT.`)
  return port + 2
}

function readPort(variable: 'PORT' | 'CMS_PORT' | 'HAND_PORT', usual: number): number {
  const text = process.env[variable]
  if (!text) return usual
  if (!/^\d{1,5}$/.test(text) || Number(text) > lastPort) throw new StartError(`${variable} must be a port number, not ${text}.`)
  return Number(text)
}

async function main(): Promise<void> {
  const started = performance.now()
  const demo = await startDemo({
    port: readPort('PORT', 4300),
    cmsPort: readPort('CMS_PORT', 4301),
    ...(process.env.HAND_PORT && { staticPort: readPort('HAND_PORT', 0) }),
    dataDir: dataDirFromEnv(process.env),
    databaseUrl: process.env.DATABASE_URL,
    siteOrigin: process.env.SITE_ORIGIN && checkedOrigin('SITE_ORIGIN', process.env.SITE_ORIGIN),
    reloads: process.env.HOT_RELOAD === 'on',
    liveReload: process.env.LIVE_RELOAD === 'on',
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      demo.close().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
  console.log(`Ready after ${((performance.now() - started) / 1000).toFixed(1)} s.`)
  console.log(`  The shop:                     ${demo.shop}`)
  console.log(`  The same, assembled by hand:  ${demo.staticSite}`)
  console.log(`  A content site that sells it: ${demo.cms}`)
  const { prerender } = await import('./server/pictures/prerender.ts')
  await prerender(demo.inside.db, demo.inside.deps.pictures)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  main().catch((error: unknown) => {
    console.error(error instanceof StartError || error instanceof DbError ? error.message : error)
    process.exit(1)
  })
