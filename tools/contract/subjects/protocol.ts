import { type Capability, check, essential } from '../check.ts'
import type { Answer } from '../http/answer.ts'
import { assertRefused, assertSurvived, readTotal } from '../http/read.ts'
import { Untried } from '../http/unmet.ts'
import type { Visit } from '../visit.ts'
import { askList, counted } from './lists.ts'

const everyTag = ['all tags']
const strangeOrigin = 'https://contract-test.invalid'

/** The given origin of another site, or one that the configuration allows. */
async function otherOrigin({ options, data }: Visit): Promise<string> {
  if (options.origin) return options.origin
  const { embedOrigins = [], siteOrigin } = await data.configuration()
  const own = new URL(options.baseUrl).origin
  const other = [...embedOrigins, siteOrigin].find((origin) => origin && origin !== own)
  if (!other) throw new Untried('needs --origin, the origin of a page that embeds the shop')
  return other
}

const listOfHeader = (answer: Answer, name: string) => (answer.headers.get(name) ?? '').toLowerCase().split(/\s*,\s*/)

function assertNames(answer: Answer, header: string, names: readonly string[]): void {
  const found = listOfHeader(answer, header)
  const missing = names.filter((name) => !found.includes(name.toLowerCase()))
  answer.assert(missing.length === 0, `${header} with ${missing.join(', ')}`, answer.headers.get(header) ?? 'no such header')
}

function assertAllows(answer: Answer, origin: string): void {
  const allowed = answer.headers.get('access-control-allow-origin')
  answer.assert(allowed === origin, `Access-Control-Allow-Origin: ${origin}`, allowed ?? 'no such header')
  const credentials = answer.headers.get('access-control-allow-credentials')
  answer.assert(credentials === 'true', 'Access-Control-Allow-Credentials: true', credentials ?? 'no such header')
}

const preflight = (visit: Visit, origin: string, path: string, method: string, headers: string) =>
  visit.newVisitor().send('OPTIONS', path, {
    headers: { Origin: origin, 'Access-Control-Request-Method': method, 'Access-Control-Request-Headers': headers },
  })

const cors: Capability = {
  id: 'cors',
  title: 'Pages of other origins',
  tags: everyTag,
  checks: [
    essential('an allowed origin may read, with its cookies', async (visit) => {
      const origin = await otherOrigin(visit)
      const answer = await askList(visit, { size: 1 }, { Origin: origin, ...counted })
      assertAllows(answer, origin)
    }),
    check('it sees the total, the time to wait and the name of a file', async (visit) => {
      const answer = await askList(visit, { size: 1 }, { Origin: await otherOrigin(visit), ...counted })
      assertNames(answer, 'Access-Control-Expose-Headers', ['total-count', 'Retry-After', 'Content-Disposition'])
    }),
    check('it may send the headers and methods of the kit', async (visit) => {
      const origin = await otherOrigin(visit)
      const order = await preflight(visit, origin, '/api/orders', 'POST', 'content-type,x-shop-request,idempotency-key')
      order.assert(order.isOk, 'status 200 or 204')
      assertAllows(order, origin)
      assertNames(order, 'Access-Control-Allow-Headers', ['Content-Type', 'X-Shop-Request', 'Idempotency-Key'])
      assertNames(order, 'Access-Control-Allow-Methods', ['POST'])
      const list = await preflight(visit, origin, '/api/products', 'GET', 'return-total-count')
      assertNames(list, 'Access-Control-Allow-Headers', ['Return-total-count'])
      assertNames(await preflight(visit, origin, '/api/wishlist/variants', 'PUT', 'content-type'), 'Access-Control-Allow-Methods', ['PUT'])
    }),
    check('a refusal can be read too', async (visit) => {
      const origin = await otherOrigin(visit)
      assertAllows(await visit.visitor.get('/api/orders', {}, { Origin: origin }), origin)
    }),
    check('an unknown origin reads nothing with cookies', async (visit) => {
      const answer = await askList(visit, { size: 1 }, { Origin: strangeOrigin })
      const allowed = answer.headers.get('access-control-allow-origin')
      const isOpen = allowed === strangeOrigin && answer.headers.get('access-control-allow-credentials') === 'true'
      answer.assert(!isOpen, `no credentials for ${strangeOrigin}`, 'every origin is allowed')
    }),
  ],
}

const guards: Capability = {
  id: 'guards',
  title: 'Protection of changes',
  tags: everyTag,
  checks: [
    essential('a change without X-Shop-Request is refused', async ({ visitor }) =>
      assertRefused(
        await visitor.send('POST', '/api/orders/price', { body: { products: [] }, headers: { 'Content-Type': 'application/json' } }),
        400,
        403,
      ),
    ),
    check('the form of another site changes nothing', async ({ visitor }) => {
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: strangeOrigin }
      assertRefused(await visitor.send('POST', '/api/customer/logout', { body: 'a=b', headers }), 400, 403, 415)
    }),
    check('a body of another type is refused', async ({ visitor }) => {
      const headers = { 'Content-Type': 'text/plain', 'X-Shop-Request': '1' }
      assertRefused(await visitor.send('POST', '/api/orders/price', { body: '{"products":[]}', headers }), 400, 415)
    }),
    check('a body of two megabytes is refused', async ({ visitor }) =>
      assertRefused(await visitor.post('/api/orders/price', { products: [], discountCode: 'a'.repeat(2_000_000) }), 400, 413),
    ),
  ],
}

const errors: Capability = {
  id: 'errors',
  title: 'Errors as { name, message }',
  tags: everyTag,
  checks: [
    essential('an unknown call is 404', async ({ visitor }) => assertRefused(await visitor.get('/api/contract-test'), 404)),
    check('odd addresses do not break the server', async ({ visitor }) => {
      for (const path of [
        '/api/products/%00/variants',
        '/api/products/..%2f..%2f/variants',
        '/api/menus/__proto__',
        '/api/forms/%F0%9F%92%A5',
      ])
        assertSurvived(await visitor.get(path))
    }),
    check('deeply nested bodies do not break the server', async ({ visitor }) => {
      const depth = 5000
      assertSurvived(await visitor.post('/api/orders/price', `${'['.repeat(depth)}${']'.repeat(depth)}`))
    }),
  ],
}

const privatePaths = ['/api/customer/account-details', '/api/orders', '/api/carts?active=true', '/api/wishlist/variants']

const caching: Capability = {
  id: 'caching',
  title: 'Caches',
  tags: everyTag,
  checks: [
    essential('what belongs to a customer is not public', async (visit) => {
      const clients = [visit.newVisitor(), ...(visit.options.login ? [await visit.customer()] : [])]
      for (const client of clients)
        for (const path of privatePaths) {
          const answer = await client.get(path)
          const control = answer.headers.get('cache-control') ?? ''
          answer.assert(/no-store|private|no-cache/.test(control), 'Cache-Control: no-store or private', control || 'no such header')
        }
    }),
    check('a public list keeps responses with and without a total apart', async (visit) => {
      const answer = await askList(visit, { size: 1 }, counted)
      const isPublic = /public|s-maxage|max-age=[1-9]/.test(answer.headers.get('cache-control') ?? '')
      if (!isPublic) throw new Untried('lists are not cached')
      assertNames(answer, 'Vary', ['Return-total-count'])
      answer.assert(answer.headers.getSetCookie().length === 0, 'no cookie in a response that caches share')
      readTotal(answer)
    }),
    check('errors are not kept', async ({ visitor }) => {
      const answer = await visitor.get('/api/menus/contract-test')
      const control = answer.headers.get('cache-control') ?? ''
      answer.assert(!/public/.test(control), 'no public Cache-Control of an error', control)
    }),
  ],
}

export const protocolCapabilities = [cors, guards, errors, caching]
