import { Hono } from 'hono'
import { openApiDocument } from '../../openapi/document.ts'

/** GET /openapi.json: the calls of the shop for programs, put together when somebody asks, so that the shop starts sooner. */
export function openApiRoutes(siteOrigin: string) {
  let document: ReturnType<typeof openApiDocument> | undefined
  return new Hono().get('/openapi.json', (c) => {
    document ??= openApiDocument(siteOrigin)
    return c.json(document, 200, { 'Access-Control-Allow-Origin': '*' })
  })
}
