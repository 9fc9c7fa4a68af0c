import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { etag } from 'hono/etag'
import * as z from 'zod/mini'
import { languageOf } from '../../http/language.ts'
import { badRequest, notFound } from '../../http/problem.ts'
import type { RenderTag } from '../../page/render-tag.ts'

const maxAttributesLength = 4000
const maxPathLength = 2000
const maxPageSize = 150

const attributesSchema = z.record(z.string(), z.union([z.string(), z.boolean()])).check(z.refine((all) => Object.keys(all).length <= 50))

/** The address of a response decides its attributes: these would connect a page to another shop, show a draft, or cover the page. */
const refusedAttributes = new Set(['api-base', 'token', 'style', 'credentials', 'base-path', 'map-style'])

function readAttributes(text: string): Record<string, string | boolean> {
  if (text.length > maxAttributesLength) throw badRequest(`attributes may have ${maxAttributesLength} characters`)
  let attributes: Record<string, string | boolean>
  try {
    attributes = attributesSchema.parse(JSON.parse(text))
  } catch {
    throw badRequest('attributes must be a JSON object of texts and booleans')
  }
  const refused = Object.keys(attributes).find((name) => refusedAttributes.has(name.toLowerCase()))
  if (refused) throw badRequest(`${refused} may not be set by a URL`)
  if (Number(attributes['page-size'] ?? 0) > maxPageSize) throw badRequest(`page-size may be at most ${maxPageSize}`)
  return attributes
}

function readPath(path: string): { path: string; search: string } {
  if (path.length > maxPathLength || !path.startsWith('/')) throw badRequest('path must be the path of a page')
  const mark = path.indexOf('?')
  return mark < 0 ? { path, search: '' } : { path: path.slice(0, mark), search: path.slice(mark) }
}

/**
 * GET /render: a tag with its content as HTML, for servers that compose pages. `tag`, `attributes` as JSON, `lang`, and the
 * `path` of the page with its query. The same for every visitor: no cookie is read, so any cache may keep it for a minute.
 */
export const renderRoutes = (renderTag: RenderTag, shop: Parameters<RenderTag>[2]['shop']) =>
  new Hono().get('/render', compress(), etag({ weak: true }), async (c) => {
    const attributes = readAttributes(c.req.query('attributes') ?? '{}')
    const page = readPath(c.req.query('path') ?? '/')
    const html = await renderTag(c.req.query('tag') ?? '', attributes, { shop, language: languageOf(c), ...page }).catch((error: Error) => {
      if (error.name === 'UnknownTagError') throw notFound()
      if (error instanceof TypeError) throw badRequest(error.message)
      throw error
    })
    return c.html(html, 200, {
      'Cache-Control': 'public, max-age=60, stale-while-revalidate=600',
      'X-Robots-Tag': 'noindex',
      'Access-Control-Allow-Origin': '*',
    })
  })
