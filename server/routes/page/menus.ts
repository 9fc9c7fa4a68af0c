import { Hono } from 'hono'
import type { MenuSeed } from '../../../demo/content/pages/menus.ts'
import type { Deps } from '../../context/deps.ts'
import { languageOf, localised } from '../../http/language.ts'
import { notFound } from '../../http/problem.ts'

/** GET /api/menus/{type} (CALL-33): the stored menu in one language. */
export const menuRoutes = ({ db }: Deps) =>
  new Hono().get('/api/menus/:type', async (c) => {
    const type = c.req.param('type')
    const [menu] = await db.query<{ nodes: MenuSeed[] }>('select nodes from menu where type = $1', [type])
    if (!menu) throw notFound()
    return c.json({ type, nodes: localised(menu.nodes, languageOf(c)) })
  })
