import { Hono } from 'hono'
import type { Deps } from '../../context/deps.ts'
import { openApiDocument } from '../../openapi/document.ts'

/** GET /openapi.json: the OpenAPI document, created at the first request so that the shop starts faster. */
export function openApiRoutes({ siteOrigin, languages }: Pick<Deps, 'siteOrigin' | 'languages'>) {
  let document: ReturnType<typeof openApiDocument> | undefined
  return new Hono().get('/openapi.json', (c) => {
    document ??= openApiDocument(siteOrigin, languages)
    return c.json(document, 200, { 'Access-Control-Allow-Origin': '*' })
  })
}
