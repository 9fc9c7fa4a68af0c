import type { Languages } from '../languages/languages.ts'
import type { Call } from './call.ts'
import { calls } from './calls.ts'
import { componentSchemas, refTo } from './schemas.ts'

const json = (schema: unknown) => ({ 'application/json': { schema } })
const problem = (description: string) => ({ description, content: json(refTo('Problem')) })

const descriptions: Record<number, string> = {
  400: 'The request is invalid',
  401: 'The customer is not logged in',
  403: 'The origin is not allowed',
  404: 'Not found',
  408: 'The request is too slow',
  409: 'The request conflicts with the current state, for example with the stock',
  413: 'The request is too large',
  415: 'The type is not supported',
  422: 'The request cannot be processed, for example because its key belongs to another order',
  429: 'Too many requests; see Retry-After',
  500: 'Internal error',
  503: 'The server is busy; see Retry-After',
}

const changing = { name: 'X-Shop-Request', in: 'header', required: true, description: 'Any text', schema: { type: 'string' } }

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** The name of a call for generated clients: getApiProductsByIdVariants. */
const operationId = ({ method, path }: Call): string =>
  method +
  path
    .replace(/\{(\w+)\}/g, 'by $1')
    .split(/[^a-zA-Z0-9]+/)
    .map(capitalised)
    .join('')

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
    emptyIf,
    problems = [],
  } = call
  const content = answer ? json(answer) : { [file]: { schema: { type: 'string', contentMediaType: file } } }
  const failures = [400, ...problems, 500].map((code) => [code, problem(descriptions[code] ?? 'Problem')])
  return {
    operationId: operationId(call),
    summary,
    parameters: [
      ...parameters.map(({ in: place = 'query', ...rest }) => ({ ...rest, in: place, ...(place === 'path' && { required: true }) })),
      ...(method === 'get' ? [] : [changing]),
    ],
    ...(body && { requestBody: { required: true, content: { [bodyKind]: { schema: body } } } }),
    responses: {
      [status]: { description: 'Success', ...(status !== 204 && { content }) },
      ...(emptyIf && { 204: { description: emptyIf } }),
      ...Object.fromEntries(failures),
    },
  }
}

/** Creates the OpenAPI 3.1 document of the shop from the schemas and the calls. */
export function openApiDocument(siteOrigin: string, { codes, fallback }: Languages) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const call of calls) paths[call.path] = { ...paths[call.path], [call.method]: operation(call) }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Reference shop server of shop-kit',
      version: '1',
      description: 'The calls that the elements of shop-kit make. Amounts are in currency units and include VAT.',
    },
    servers: [{ url: siteOrigin }],
    paths,
    components: { schemas: { ...componentSchemas(), Language: { enum: codes, default: fallback } } },
  }
}
