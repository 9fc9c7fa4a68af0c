// Runs Vendure in the folder that it is started in, which has its packages; fills it with its sample catalogue first. Vendure is GPL:
// it stays a process of its own, and nothing else of the project loads its packages.
import { existsSync, mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createOnlinePayment } from './vendure-payments.js'

const folder = process.cwd()
const load = createRequire(join(folder, 'package.json'))
const { bootstrap, DefaultGuestCheckoutStrategy, DefaultJobQueuePlugin, DefaultLogger, DefaultSearchPlugin, dummyPaymentHandler } =
  load('@vendure/core')
const { ChannelService, JobQueueService, LogLevel, RequestContextService } = load('@vendure/core')
const { populate } = load('@vendure/core/cli')
const { AssetServerPlugin } = load('@vendure/asset-server-plugin')

const port = Number(process.env.VENDURE_PORT ?? 4710)
const online = createOnlinePayment(load, { provider: process.env.PAYMENT_PROVIDER, method: process.env.PAYMENT_METHOD })
let started
const file = join(folder, 'data', 'vendure.sqlite')
const assets = join(dirname(load.resolve('@vendure/create/package.json')), 'assets')
const isFilled = existsSync(file)
mkdirSync(join(folder, 'data', 'assets'), { recursive: true })

const config = {
  apiOptions: {
    ...{ port, hostname: '127.0.0.1', adminApiPath: 'admin-api', shopApiPath: 'shop-api' },
    middleware: [{ route: process.env.PAYMENT_WEBHOOK, handler: online.webhook(() => started) }],
  },
  authOptions: {
    // the gateway keeps the token of a session, which is no cookie then
    tokenMethod: ['bearer', 'cookie'],
    superadminCredentials: { identifier: 'superadmin', password: 'superadmin' },
    cookieOptions: { secret: 'sample' },
    // sample data only: without a mail server nobody could confirm an address
    requireVerification: false,
  },
  orderOptions: { guestCheckoutStrategy: new DefaultGuestCheckoutStrategy({ allowGuestCheckoutForRegisteredCustomers: true }) },
  dbConnectionOptions: { type: 'sqljs', location: file, autoSave: true, synchronize: !isFilled, logging: false },
  paymentOptions: { paymentMethodHandlers: [dummyPaymentHandler, online.handler] },
  importExportOptions: { importAssetsDir: join(assets, 'images') },
  logger: new DefaultLogger({ level: LogLevel.Warn }),
  plugins: [
    AssetServerPlugin.init({ route: 'assets', assetUploadDir: join(folder, 'data', 'assets') }),
    DefaultJobQueuePlugin.init({ useDatabaseForBuffer: false }),
    DefaultSearchPlugin.init({ bufferUpdates: false }),
  ],
}

/** The shop of the project has one currency. */
async function sellInEuros(app) {
  const ctx = await app.get(RequestContextService).create({ apiType: 'admin' })
  const channels = app.get(ChannelService)
  const { id } = await channels.getDefaultChannel()
  await channels.update(ctx, { id, defaultCurrencyCode: 'EUR', availableCurrencyCodes: ['EUR'], pricesIncludeTax: false })
}

async function startFilled() {
  const filled = async () => {
    const app = await bootstrap(config)
    await sellInEuros(app)
    // without it, the collections of the sample stay empty
    await app.get(JobQueueService).start()
    return app
  }
  return populate(filled, join(assets, 'initial-data.json'), join(assets, 'products.csv'))
}

async function start() {
  const app = await bootstrap(config)
  await app.get(JobQueueService).start()
  return app
}

started = isFilled ? start() : startFilled()
await online.addMethod(await started)
console.log(`Vendure answers at http://localhost:${port}/shop-api`)
