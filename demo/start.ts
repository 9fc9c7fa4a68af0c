import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { defaultHost, type Listening, listen } from '../server/app/listen.ts'
import type { LiveReload, Upgrade } from '../server/app/live-reload.ts'
import type { Shop, ShopOptions } from '../server/app/shop.ts'
import { isLoopback } from '../server/context/loopback.ts'
import { type Db, openDb } from '../server/db/db.ts'
import { dataDirFromEnv, filesDirFromEnv } from '../server/db/db-config.ts'
import { DbError } from '../server/db/db-error.ts'
import { checkLogLevel } from '../server/log/log.ts'
import { StartError } from '../server/log/start-error.ts'

export interface DemoOptions {
  /** 0 picks a free port */
  port?: number
  cmsPort?: number
  /** default: `port` + 2, or a free port if `port` is 0 */
  staticPort?: number
  dataDir?: string
  /** rendered pictures and uploads; default: `dataDir` */
  filesDir?: string | undefined
  /** address to listen on; default: this machine only */
  host?: string | undefined
  /** overrides how pictures are cached and rendered */
  pictures?: ShopOptions['pictures']
  /** an open database instead of the one in `dataDir`; `close` closes it */
  db?: Db
  /** PostgreSQL instead of the database in `dataDir` */
  databaseUrl?: string | undefined
  /** public origin of the shop when it runs behind a proxy */
  siteOrigin?: string | undefined
  /** which site of the shop the content site embeds */
  embeds?: 'shop' | 'static'
  /** the content site reloads when its sources change */
  reloads?: boolean
  /** pages reload after a build; development only */
  liveReload?: boolean
  /** prints nothing */
  quiet?: boolean
  /** false skips building the kit, for callers that use only the API */
  buildsKit?: boolean
}

export interface Demo {
  /** origins of the shop, of the same shop with static HTML pages, and of the content site */
  shop: string
  staticSite: string
  cms: string
  /** the running shop, for tests that change its data or settings */
  inside: Shop
  /** Reports the shop as not ready, serves requests for `delayMs` more, until balancers have noticed, then answers those that have begun. */
  drain(delayMs?: number): Promise<void>
  close(): Promise<void>
}

/** Refreshes in the browser until the shop is ready. A process that starts is live, or it would be ended before it is ready. */
const starting = async (request: Request) =>
  new URL(request.url).pathname === '/healthz'
    ? new Response('live\n', { headers: { 'Cache-Control': 'no-store' } })
    : new Response('The shop is starting.\n', { status: 503, headers: { 'Retry-After': '2', Refresh: '2' } })

/** A process is usually killed 30 s after it was asked to end. */
const maxDrainMs = 20_000

/**
 * Starts the shop, the same shop with static HTML pages, and a content site that embeds it; builds the kit and seeds the database first. Throws a
 * `StartError` or `DbError` whose message is one sentence for the terminal.
 */
export async function startDemo(options: DemoOptions = {}): Promise<Demo> {
  const { port = 4300, cmsPort = 4301, dataDir = '.data', host = defaultHost, databaseUrl, quiet = false, buildsKit = true } = options
  const say = (line: string) => quiet || console.log(line)
  const folder = resolve(dataDir)
  const embedders = extraOrigins(process.env.ALLOWED_ORIGINS)
  const trustProxy = readProxyHops(process.env.TRUST_PROXY)
  const staticPort = options.staticPort ?? defaultStaticPort(port)
  let answerShop: (request: Request, peer: string) => Promise<Response> = starting
  let answerStatic = answerShop
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
      await opened(listen(port, 'PORT', (request, peer) => answerShop(request, peer), { host, upgrade })),
      await opened(listen(cmsPort, 'CMS_PORT', (request) => answerCms(request), { host })),
      await opened(listen(staticPort, 'STATIC_PORT', (request, peer) => answerStatic(request, peer), { host, upgrade })),
    ]
    const shop = options.siteOrigin ?? `http://localhost:${sites[0]?.port}`
    const cms = `http://127.0.0.1:${sites[1]?.port}`
    const staticSite = `http://localhost:${sites[2]?.port}`
    const db = await opened<Db>(
      options.db ? Promise.resolve(options.db) : openDb(databaseUrl ? { url: databaseUrl } : { dir: join(folder, 'db') }),
    )
    const development = isDevelopment({ shop, host }, process.env.NODE_ENV)
    const { createCmsSite, createShop, ensureKit, loadRenderer, seedDemoShop, shopContent } = await loadLargeModules()
    await Promise.all([buildsKit && ensureKit(say), seedDemoShop(db, { log: say, people: development })])
    const renderer = buildsKit ? await loadRenderer() : undefined
    const inside = await createShop({
      content: shopContent,
      db,
      siteOrigin: shop,
      staticOrigin: staticSite,
      allowedOrigins: development ? [cms, ...embedders] : embedders, // in production the loopback port could be any program on the visitor's machine
      dataDir: options.filesDir ?? folder,
      pictures: options.pictures,
      development,
      liveReload: options.liveReload ?? false,
      trustProxy,
      renderer,
    })
    open.pop()
    open.push(inside)
    if (development) {
      const { createLiveReload } = await import('../server/app/live-reload.ts')
      live = createLiveReload({ isOn: inside.reloadsLive, origins: new Set([shop, staticSite, cms]) })
      open.push(await reloadOnBuild(live, shopContent.pagesFolder))
    }
    answerShop = inside.fetch
    answerStatic = inside.staticPages(staticSite)
    answerCms = createCmsSite({
      shop: options.embeds === 'static' ? staticSite : shop,
      cms,
      reloads: options.reloads || options.liveReload,
    })
    const drain = async (delayMs = 0) => {
      inside.deps.health.isEnding = true
      for (const site of sites) site.announceEnd()
      await pause(delayMs)
      await Promise.all(sites.map((site) => site.drain(maxDrainMs)))
    }
    return { shop, staticSite, cms, inside, drain, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Imported late because they take a second to load: configuration errors are reported before that. */
async function loadLargeModules() {
  const [{ createCmsSite }, { createShop }, { ensureKit }, { loadRenderer }, { seedDemoShop }, { shopContent }] = await Promise.all([
    import('./cms-site.ts'),
    import('../server/app/shop.ts'),
    import('../server/app/kit-build.ts'),
    import('../server/app/renderer.ts'),
    import('./seed/seed-demo-shop.ts'),
    import('./shop-content.ts'),
  ])
  return { createCmsSite, createShop, ensureKit, loadRenderer, seedDemoShop, shopContent }
}

/** Reloads open pages when the kit is rebuilt or a page file changes, until closed. */
async function reloadOnBuild(live: LiveReload, pagesFolder: string) {
  const [{ kitFolder }, { watchBuilds }] = await Promise.all([
    import('../server/routes/page/site.ts'),
    import('../server/app/watch-builds.ts'),
  ])
  const stop = watchBuilds([kitFolder, pagesFolder], live.reload)
  return {
    close: async () => {
      stop()
      live.close()
    },
  }
}

/**
 * Enables fault injection and the /dev pages. A shop with a public origin, or one that the network can reach, has them only if NODE_ENV is
 * development.
 */
const isDevelopment = ({ shop, host }: { shop: string; host: string }, environment: string | undefined): boolean =>
  environment === 'development' || (environment !== 'production' && isLoopback(shop) && loopbackHosts.has(host))

const loopbackHosts = new Set(['127.0.0.1', '::1', 'localhost'])

/** `ALLOWED_ORIGINS`: further sites that embed the shop, separated by spaces or commas. */
const extraOrigins = (list = ''): string[] =>
  list
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((origin) => checkedOrigin('ALLOWED_ORIGINS', origin))

function checkedOrigin(variable: string, origin: string): string {
  if (!URL.canParse(origin) || new URL(origin).origin !== origin)
    throw new StartError(`${variable} contains ${origin}, which is not an origin such as https://www.example.com.`)
  return origin
}

/** `TRUST_PROXY`: the number of proxies in front of the shop whose X-Forwarded-For entries are trusted. */
function readProxyHops(text = ''): number {
  if (!/^\d?$/.test(text)) throw new StartError(`TRUST_PROXY must be the number of proxies in front of the shop, up to 9, not ${text}.`)
  return Number(text)
}

const lastPort = 65_535

/** Default port of the static pages. */
function defaultStaticPort(port: number): number {
  if (port === 0) return 0
  if (port + 2 > lastPort) throw new StartError(`PORT ${port} leaves no port for the static site; set STATIC_PORT.`)
  return port + 2
}

function readPort(variable: 'PORT' | 'CMS_PORT' | 'STATIC_PORT', text: string | undefined, fallback: number): number {
  if (!text) return fallback
  if (!/^\d{1,5}$/.test(text) || Number(text) > lastPort) throw new StartError(`${variable} must be a port number, not ${text}.`)
  return Number(text)
}

/** `SHUTDOWN_DELAY`: seconds in which a process that was asked to end still takes requests, reporting that it is not ready. */
function readShutdownDelay(text = ''): number {
  if (!/^\d{0,2}$/.test(text)) throw new StartError(`SHUTDOWN_DELAY must be a number of seconds, up to 99, not ${text}.`)
  return Number(text) * 1000
}

/** The options of `npm start`. Throws a `StartError` for an invalid setting. */
export const optionsFromEnv = (env: NodeJS.ProcessEnv): DemoOptions => ({
  port: readPort('PORT', env.PORT, 4300),
  cmsPort: readPort('CMS_PORT', env.CMS_PORT, 4301),
  ...(env.STATIC_PORT && { staticPort: readPort('STATIC_PORT', env.STATIC_PORT, 0) }),
  dataDir: dataDirFromEnv(env),
  filesDir: filesDirFromEnv(env),
  host: env.HOST || undefined,
  databaseUrl: env.DATABASE_URL,
  siteOrigin: env.SITE_ORIGIN && checkedOrigin('SITE_ORIGIN', env.SITE_ORIGIN),
  reloads: env.HOT_RELOAD === 'on',
  liveReload: env.LIVE_RELOAD === 'on',
})

async function main(): Promise<void> {
  const started = performance.now()
  checkLogLevel(process.env.LOG_LEVEL)
  const shutdownDelayMs = readShutdownDelay(process.env.SHUTDOWN_DELAY)
  const demo = await startDemo(optionsFromEnv(process.env))
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      demo
        .drain(shutdownDelayMs)
        .then(() => demo.close())
        .then(
          () => process.exit(0),
          () => process.exit(1),
        )
    })
  console.log(`Ready after ${((performance.now() - started) / 1000).toFixed(1)} s.`)
  console.log(`  Shop:                       ${demo.shop}`)
  console.log(`  Shop as static HTML pages:  ${demo.staticSite}`)
  console.log(`  Content site with the shop: ${demo.cms}`)
  const { prerender } = await import('../server/pictures/prerender.ts')
  await prerender(demo.inside.db, demo.inside.deps.pictures)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  main().catch((error: unknown) => {
    console.error(error instanceof StartError || error instanceof DbError ? error.message : error)
    process.exit(1)
  })
