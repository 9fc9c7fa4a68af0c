import { Hono } from 'hono'
import type { Deps } from '../../context/deps.ts'
import { badRequest, notFound } from '../../http/problem.ts'
import { findRoute } from '../../page/find-route.ts'

/**
 * GET /content/path-info (CALL-58): the route of a path. `lang` is the language of the texts and defaults to that of the path;
 * `search` is the query string of the URL; `token` shows an unpublished page.
 */
export const pathInfoRoutes = (deps: Deps) =>
  new Hono().get('/content/path-info', async (c) => {
    const { path, search, lang, token } = c.req.query()
    if (path === undefined) throw badRequest('The path is missing')
    const found = await findRoute(deps, { path, search, lang: deps.languages.match(lang), token })
    if (!found) throw notFound()
    if (found.isPrivate || token !== undefined) c.header('Cache-Control', 'no-store')
    return c.json(found.route)
  })
