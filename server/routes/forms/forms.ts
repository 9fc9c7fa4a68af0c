import { Hono } from 'hono'
import type { Deps } from '../../context/deps.ts'
import { findForm } from '../../forms/find-form.ts'
import { languageOf } from '../../http/language.ts'
import { notFound } from '../../http/problem.ts'

/** GET /api/forms/{id} (CALL-53). */
export const formRoutes = (deps: Deps) =>
  new Hono().get('/api/forms/:id', async (c) => {
    const form = await findForm(deps, c.req.param('id'), languageOf(c))
    if (!form) throw notFound()
    return c.json(form)
  })
