import { type Connection, request } from '../base/http/request.ts'
import { type MenuType, menu } from '../model/page/menu.ts'

/** GET /api/menus/{type} (CALL-33). */
export const getMenu = async (connection: Connection, type: MenuType, lang: string, signal?: AbortSignal) =>
  (await request(connection, `/api/menus/${type}`, { query: { lang }, schema: menu, signal })).value
