import { Hono } from 'hono'
import { openApiDocument } from '../openapi/document.ts'

/** GET /openapi.json: the calls of the shop for programs. */
export function openApiRoutes(siteOrigin: string) {
  const document = openApiDocument(siteOrigin)
  return new Hono().get('/openapi.json', (c) => c.json(document, 200, { 'Access-Control-Allow-Origin': '*' }))
}
