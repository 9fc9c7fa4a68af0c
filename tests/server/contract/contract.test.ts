import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { demoCustomers } from '../../../demo/content/customers.ts'
import { calls } from '../../../server/openapi/calls.ts'
import type { CapabilityReport, ContractReport } from '../../../tools/contract/check-server.ts'
import { runContract } from '../../../tools/contract/main.ts'
import { openShop, type TestShop } from '../shop.ts'
import { type Ask, type Served, serve, withHeaders, withJson } from './serve.ts'

const [customer] = demoCustomers
const login = `${customer?.email}:${customer?.password}`
const file = join(mkdtempSync(join(tmpdir(), 'shop-kit-contract-')), 'report.json')

let shop: TestShop
const open: Served[] = []
beforeAll(async () => {
  shop = await openShop()
})
afterEach(async () => {
  for (const served of open.splice(0)) await served.close()
})
afterAll(() => rmSync(join(file, '..'), { recursive: true, force: true }))

async function serveShop(proxy?: (request: Request, ask: Ask) => Promise<Response>): Promise<Served> {
  const served = await serve(shop, proxy)
  open.push(served)
  return served
}

/** Runs the command; the capabilities by id, and what it printed. */
async function run(args: readonly string[]) {
  let printed = ''
  const code = await runContract([...args, '--json', file], (text) => {
    printed += text
  })
  const report = JSON.parse(readFileSync(file, 'utf8')) as ContractReport
  const capabilities = report.subjects.flatMap((subject) => subject.capabilities)
  const byId = (id: string): CapabilityReport | undefined => capabilities.find((capability) => capability.id === id)
  return { code, printed, report, capabilities, byId }
}

const pathPattern = (path: string) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`)

test('the reference server keeps the whole contract, and every call is tried', async () => {
  const { url, requests } = await serveShop()
  const { code, printed, report, capabilities } = await run(['--base-url', url, '--login', login])
  expect(capabilities.flatMap(({ failures }) => failures)).toEqual([])
  expect(capabilities.filter(({ support }) => support !== 'yes').map(({ id }) => id)).toEqual([])
  expect(capabilities.flatMap(({ untried }) => untried)).toEqual([])
  expect(code).toBe(0)
  expect(printed).toContain(`${capabilities.length} yes, 0 partly, 0 no, 0 not tried`)
  expect(report.traces).toEqual(expect.arrayContaining([expect.stringMatching(/^an order of one piece of /)]))
  const tried = (method: string, path: string) =>
    requests.some((request) => request.startsWith(`${method.toUpperCase()} `) && pathPattern(path).test(request.split(' ')[1] ?? ''))
  expect(calls.filter(({ method, path }) => !tried(method, path)).map(({ method, path }) => `${method} ${path}`)).toEqual([])
}, 120_000)

interface Broken {
  fault: string
  only: string
  support: 'partly' | 'no'
  /** start of the promises that are reported */
  check: RegExp
  proxy: (request: Request, ask: Ask) => Promise<Response>
}

const pathOf = (request: Request) => new URL(request.url).pathname
const isCall = (request: Request, method: string, path: string) => request.method === method && pathOf(request) === path

const inDollars = async (response: Response): Promise<Response> =>
  response.ok ? new Response((await response.text()).replaceAll('"EUR"', '"USD"'), response) : response

const mixed = (only: string, check: RegExp, method: string, path: string): Broken => ({
  fault: `answers ${method} ${path} in dollars, and the list in euros`,
  only,
  support: 'partly',
  check,
  proxy: async (request, ask) => (isCall(request, method, path) ? inDollars(await ask(request)) : ask(request)),
})

const broken: Broken[] = [
  mixed('prices', /the cart is in the currency of the list/, 'POST', '/api/orders/price'),
  mixed('orders', /confirmed in the currency of the list/, 'POST', '/api/orders'),
  mixed('methods', /prices of deliveries are in the currency/, 'GET', '/api/shipping-methods'),
  {
    fault: 'drops the total of lists',
    only: 'lists',
    support: 'partly',
    check: /total-count has the number/,
    proxy: async (request, ask) => withHeaders(await ask(request), (headers) => headers.delete('total-count')),
  },
  {
    fault: 'counts a page as the total',
    only: 'lists',
    support: 'partly',
    check: /total-count has the number/,
    proxy: async (request, ask) =>
      withHeaders(await ask(request), (headers) => headers.has('total-count') && headers.set('total-count', '1')),
  },
  {
    fault: 'sends a product without a title',
    only: 'lists',
    support: 'partly',
    check: /every product matches its schema/,
    proxy: async (request, ask) => {
      const response = await ask(request)
      if (!isCall(request, 'GET', '/api/products') || !response.ok) return response
      return withJson<{ title?: string }[]>(response, ([first, ...others]) =>
        others.length ? [{ ...first, title: undefined }, ...others] : [first],
      )
    },
  },
  {
    fault: 'ignores the ids of a list',
    only: 'lists',
    support: 'partly',
    check: /unknown ids give an empty list/,
    proxy: (request, ask) => {
      const url = new URL(request.url)
      if (url.pathname === '/api/products' && url.searchParams.get('id')?.includes('nonsense')) url.searchParams.delete('id')
      return ask(new Request(url, request))
    },
  },
  {
    fault: 'counts its own choice out of a filter',
    only: 'filters',
    support: 'partly',
    check: /a choice leaves the counts/,
    proxy: async (request, ask) => {
      const response = await ask(request)
      if (pathOf(request) !== '/api/products/filters' || !/da-/.test(request.url)) return response
      return withJson<{ options?: { active?: boolean }[] }[]>(response, (filters) =>
        filters.map((filter) => ({ ...filter, ...(filter.options && { options: filter.options.filter(({ active }) => active) }) })),
      )
    },
  },
  {
    fault: 'tells no stock of variants',
    only: 'variants',
    support: 'partly',
    check: /every variant tells its stock/,
    proxy: async (request, ask) => {
      const response = await ask(request)
      if (!/\/variants$/.test(pathOf(request)) || !response.ok) return response
      const none = { availableQuantity: undefined, warehouses: undefined, sellWithoutStock: undefined }
      return withJson<object[]>(response, (variants) => variants.map((variant) => ({ ...variant, ...none })))
    },
  },
  {
    fault: 'lets a cancelled order be paid',
    only: 'online-payment',
    support: 'partly',
    check: /a cancelled order can no longer be paid/,
    proxy: async (request, ask) => (/\/cancellation$/.test(pathOf(request)) ? new Response(null, { status: 204 }) : ask(request)),
  },
  {
    fault: 'takes prices from the client',
    only: 'prices',
    support: 'partly',
    check: /prices sent by the client/,
    proxy: async (request, ask) => {
      if (!isCall(request, 'POST', '/api/orders/price')) return ask(request)
      const text = await request.clone().text()
      const price = /"price":([\d.]+)/.exec(text)?.[1]
      const response = await ask(request)
      return price && response.ok ? withJson<object>(response, (body) => ({ ...body, total: Number(price) })) : response
    },
  },
  {
    fault: 'places an order for each request',
    only: 'orders',
    support: 'partly',
    check: /two simultaneous requests/,
    proxy: async (request, ask) => {
      if (!isCall(request, 'POST', '/api/orders')) return ask(request)
      const headers = new Headers(request.headers)
      headers.set('Idempotency-Key', crypto.randomUUID())
      const body = (await request.text()).replace(/"guid":"cart-[^"]*"/, `"guid":"cart-${crypto.randomUUID()}"`)
      return ask(new Request(request.url, { method: 'POST', headers, body }))
    },
  },
  {
    fault: 'places a second order behind the first',
    only: 'orders',
    support: 'partly',
    check: /one order of the customer/,
    proxy: async (request, ask) => {
      const response = await ask(request.clone())
      if (!isCall(request, 'POST', '/api/orders') || response.status !== 201) return response
      const headers = new Headers(request.headers)
      headers.set('Idempotency-Key', crypto.randomUUID())
      const body = (await request.text()).replace(/"guid":"cart-[^"]*"/, `"guid":"cart-${crypto.randomUUID()}"`)
      await ask(new Request(request.url, { method: 'POST', headers, body }))
      return response
    },
  },
  {
    fault: 'shows its errors as pages, with a stack',
    only: 'errors',
    support: 'no',
    check: /an unknown call is 404/,
    proxy: async (request, ask) => {
      const response = await ask(request)
      return response.ok ? response : new Response('<h1>Error</h1> at load (/app/server.ts:3:7)', { status: response.status })
    },
  },
  {
    fault: 'allows every origin without credentials',
    only: 'cors',
    support: 'no',
    check: /an allowed origin may read/,
    proxy: async (request, ask) => withHeaders(await ask(request), (headers) => headers.set('Access-Control-Allow-Origin', '*')),
  },
  {
    fault: 'allows every origin with credentials',
    only: 'cors',
    support: 'partly',
    check: /an unknown origin reads nothing/,
    proxy: async (request, ask) =>
      withHeaders(await ask(request), (headers) => {
        headers.set('Access-Control-Allow-Origin', request.headers.get('Origin') ?? '*')
        headers.set('Access-Control-Allow-Credentials', 'true')
      }),
  },
  {
    fault: 'lets caches share what belongs to a customer',
    only: 'caching',
    support: 'no',
    check: /not public/,
    proxy: async (request, ask) => withHeaders(await ask(request), (headers) => headers.set('Cache-Control', 'public, max-age=60')),
  },
  {
    fault: 'takes changes from forms of other sites',
    only: 'guards',
    support: 'no',
    check: /without X-Shop-Request/,
    proxy: (request, ask) => {
      const headers = new Headers(request.headers)
      headers.set('X-Shop-Request', '1')
      return ask(new Request(request, { headers }))
    },
  },
  {
    fault: 'shows a cart to everybody who knows its id',
    only: 'stored-carts',
    support: 'partly',
    check: /by nobody else/,
    proxy: async (request, ask) => {
      const response = await ask(request)
      const id = /^\/api\/carts\/([\w-]{20,})$/.exec(pathOf(request))?.[1]
      return id && response.status === 404 ? Response.json({ id, data: '{}' }) : response
    },
  },
]

describe('a server that breaks a promise is reported', () => {
  test.each(broken)('$fault', async ({ only, support, check, proxy }) => {
    const { url } = await serveShop(proxy)
    const { code, printed, byId } = await run(['--base-url', url, '--only', only, '--login', login])
    const capability = byId(only)
    expect(capability?.support).toBe(support)
    const failure = capability?.failures.find((item) => check.test(item.check))
    expect(failure).toMatchObject({
      call: expect.stringMatching(/^[A-Z]+ \//),
      expected: expect.stringMatching(/./),
      got: expect.stringMatching(/./),
    })
    expect(printed).toContain(`call      ${failure?.call}`)
    expect(printed).toContain(`${support.padEnd(7)} ${capability?.title}`)
    expect(code).toBe(1)
  })
})

test('a call that the server does not have is no fault, unless it is asked for or every shop needs it', async () => {
  const { url } = await serveShop(async (request, ask) =>
    /quantity-date-pricing|payment-methods/.test(request.url)
      ? Response.json({ name: 'NotFound', message: 'Not found' }, { status: 404 })
      : ask(request),
  )
  const among = await run(['--base-url', url, '--only', 'products'])
  expect(among.byId('quantity-prices')).toMatchObject({ support: 'no', isAbsent: true })
  expect(among.printed).toMatch(/shop-product +lacks quantity-prices/)
  expect(among.code).toBe(0)
  expect((await run(['--base-url', url, '--only', 'quantity-prices'])).code).toBe(1)
  const needed = await run(['--base-url', url, '--only', 'methods'])
  expect(needed.byId('methods')).toMatchObject({ support: 'no', isAbsent: true, isCore: true })
  expect(needed.code).toBe(1)
})

test('a server that lists nothing but categories is checked with the products of one', async () => {
  const { url } = await serveShop((request, ask) => {
    const { pathname, searchParams } = new URL(request.url)
    const isNamed = ['category', 'id', 'variantCodes'].some((name) => searchParams.has(name))
    const refusal = { name: 'BadRequest', message: 'The category is missing' }
    return pathname === '/api/products' && !isNamed ? Promise.resolve(Response.json(refusal, { status: 400 })) : ask(request)
  })
  const { capabilities } = await run(['--base-url', url, '--only', 'lists,product,filters,prices'])
  expect(capabilities.map(({ id, support }) => `${id} ${support}`)).toEqual(['lists yes', 'filters yes', 'product yes', 'prices yes'])
})

test('--read-only leaves nothing on the server', async () => {
  const { url, requests } = await serveShop()
  const counts = () =>
    shop.db.query(
      'select (select count(*) from customer_order) as orders, (select count(*) from cart) as carts, (select count(*) from document) as files',
    )
  const before = await counts()
  const { report, byId } = await run(['--base-url', url, '--only', 'cart,orders,requests', '--read-only'])
  expect(await counts()).toEqual(before)
  expect(report.traces).toEqual([])
  expect(byId('orders')?.support).toBe('untried')
  expect(byId('prices')?.support).toBe('yes')
  expect(requests).not.toContain('POST /api/document')
})

test('without a login, what needs one is not tried', async () => {
  const { url } = await serveShop()
  const { code, byId, printed } = await run(['--base-url', url, '--only', 'wishlist'])
  expect(byId('wishlist')).toMatchObject({ support: 'yes', failures: [], untried: [{ reason: 'needs --login user:password' }] })
  expect(printed).toContain('not tried: needs --login user:password')
  expect(code).toBe(0)
})

test('wrong arguments and missing servers are explained', async () => {
  const said: string[] = []
  const say = (text: string) => said.push(text)
  expect(await runContract([], say)).toBe(2)
  expect(await runContract(['--base-url', 'http://127.0.0.1:9', '--only', 'nothing'], say)).toBe(2)
  const { url, close } = await serve(shop)
  await close()
  expect(await runContract(['--base-url', url], say)).toBe(1)
  expect(said[0]).toContain('--base-url: expected an address')
  expect(said[1]).toContain('unknown "nothing"; known are catalogue, lists,')
  expect(said[2]).toContain('The server cannot be checked. GET /api/configuration: expected a response, got ECONNREFUSED')
})
