import { Hono } from 'hono'
import type { Deps } from '../../context/deps.ts'
import { languageOf, localised } from '../../http/language.ts'
import { notFound } from '../../http/problem.ts'
import type { StoredMenuNode } from '../../page/stored-menu.ts'

/** GET /api/menus/{type} (CALL-33): the stored menu in one language. */
export const menuRoutes = ({ db, languages }: Deps) =>
  new Hono().get('/api/menus/:type', async (c) => {
    const type = c.req.param('type')
    const [menu] = await db.query<{ nodes: StoredMenuNode[] }>('select nodes from menu where type = $1', [type])
    if (!menu) throw notFound()
    return c.json({ type, nodes: localised(menu.nodes, languages, languageOf(c)) })
  })
