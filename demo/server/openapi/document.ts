import type { Call } from './call.ts'
import { calls } from './calls.ts'
import { componentSchemas, refTo } from './schemas.ts'

const json = (schema: unknown) => ({ 'application/json': { schema } })
const problem = (description: string) => ({ description, content: json(refTo('Problem')) })

const descriptions: Record<number, string> = {
  400: 'The request does not fit',
  401: 'Only for customers who are logged in',
  403: 'From a site that may not do this',
  404: 'There is none',
  408: 'Too slow',
  409: 'Not possible as things are now, such as more pieces than there are',
  413: 'Too large',
  415: 'Of a kind that is not taken',
  422: 'Not possible at all, such as the key of another order',
  429: 'Too often; Retry-After says how long to wait',
  500: 'The shop failed',
  503: 'Too busy; Retry-After says how long to wait',
}

const changing = { name: 'X-Shop-Request', in: 'header', required: true, description: 'Any text', schema: { type: 'string' } }

function operation(call: Call) {
  const {
    method,
    summary,
    parameters = [],
    body,
    bodyKind = 'application/json',
    answer,
    file = 'image/*',
    status = 200,
    problems = [],
  } = call
  const content = answer ? json(answer) : { [file]: { schema: { type: 'string', contentMediaType: file } } }
  const failures = [400, ...problems, 500].map((code) => [code, problem(descriptions[code] ?? 'Problem')])
  return {
    summary,
    parameters: [
      ...parameters.map(({ in: place = 'query', ...rest }) => ({ ...rest, in: place, ...(place === 'path' && { required: true }) })),
      ...(method === 'get' ? [] : [changing]),
    ],
    ...(body && { requestBody: { required: true, content: { [bodyKind]: { schema: body } } } }),
    responses: { [status]: { description: 'Success', ...(status !== 204 && { content }) }, ...Object.fromEntries(failures) },
  }
}

/** The OpenAPI 3.1 document of the shop, from the schemas and the table of calls. */
export function openApiDocument(siteOrigin: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const call of calls) paths[call.path] = { ...paths[call.path], [call.method]: operation(call) }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Reference shop server of shop-kit',
      version: '1',
      description: 'The calls that the elements of shop-kit make. Amounts are in units of the currency, VAT included.',
    },
    servers: [{ url: siteOrigin }],
    paths,
    components: { schemas: componentSchemas() },
  }
}
