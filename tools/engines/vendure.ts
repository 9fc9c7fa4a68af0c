import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createVendure } from '../../gateway/engines/vendure/vendure.ts'
import { startPaymentProvider } from './payment-provider.ts'
import { install, onStop, start, untilReady } from './processes.ts'
import { readJson, type Sample } from './sample.ts'

const folder = resolve(process.env.ENGINE_DIR ?? '.engines/vendure')
const port = process.env.VENDURE_PORT ?? '4710'
const paymentPort = Number(process.env.PAYMENT_PORT ?? 4711)
const api = `http://localhost:${port}/shop-api`
const version = '3.7.3'
/** the payment method that is paid at the simulated provider, and where that tells Vendure */
const onlineMethod = 'online-payment'
const webhookRoute = 'payments/events'
/** A first start installs pictures and prices of the sample, on a slow disk for minutes. */
const startMs = 600_000

const packages = {
  name: 'vendure-sample',
  dependencies: { '@vendure/asset-server-plugin': version, '@vendure/core': version, '@vendure/create': version, 'sql.js': '1.13.0' },
  // the version that Vendure asks for is in no registry
  overrides: { '@graphql-tools/batch-execute': '^10.0.0' },
}

/** What a list with filters shows, in one request. */
const searchQuery = `query ($input: SearchInput!) { search(input: $input) { totalItems
  facetValues { count facetValue { id name facet { id name } } }
  items { productId productName slug sku description productAsset { preview } currencyCode
    priceWithTax { ... on PriceRange { min max } ... on SinglePrice { value } } } } }`

async function search(facetValueFilters: object[]): Promise<number> {
  const input = { groupByProduct: true, take: 50, facetValueFilters }
  const { data } = await readJson<{ data: { search: { items: unknown[] } } }>(api, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query: searchQuery, variables: { input } }),
  })
  return data.search.items.length
}

async function answers(): Promise<boolean> {
  const response = await fetch(api, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query: '{ collections { totalItems } products { totalItems } }' }),
  })
  const { data } = (await response.json()) as { data?: Record<string, { totalItems: number }> }
  return data !== undefined && Object.values(data).every(({ totalItems }) => totalItems > 0)
}

/** Vendure with its own sample catalogue. VENDURE_PORT and PAYMENT_PORT change the ports. */
export const vendureSample: Sample = {
  title: `Vendure ${version}`,
  url: api,
  folder,
  staff: `${new URL('/admin-api', api)} (superadmin, superadmin)`,
  start: async () => {
    await install(folder, `Vendure ${version}`, packages, '@vendure/core')
    const server = fileURLToPath(new URL('vendure-server.js', import.meta.url))
    const webhook = `http://localhost:${port}/${webhookRoute}`
    const provider = await startPaymentProvider({ port: paymentPort, folder: join(folder, 'payments'), webhook })
    onStop(() => void provider.close())
    const env = {
      VENDURE_PORT: port,
      VENDURE_DISABLE_TELEMETRY: 'true',
      PAYMENT_PROVIDER: provider.origin,
      PAYMENT_METHOD: onlineMethod,
      PAYMENT_WEBHOOK: webhookRoute,
    }
    const ended = start(process.execPath, [server], { cwd: folder, env })
    await untilReady('Vendure', ended, { answers, limitMs: startMs })
    return { ended }
  },
  adapter: () => createVendure({ url: api, onlinePayments: [onlineMethod] }),
  gatewayOptions: () => ['--url', api, '--online-payment', onlineMethod],
  lists: () => [
    { title: 'all products and their filters', load: () => search([]) },
    {
      title: 'electronics and their filters',
      chosen: { filter: 'category', option: 'Electronics' },
      // the first value of the sample
      load: () => search([{ and: '1' }]),
    },
  ],
}
