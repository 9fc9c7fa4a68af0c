import { type Connection, request } from '../base/http/request.ts'
import { type MenuType, menu } from '../model/page/menu.ts'

/** GET /api/menus/{type} (CALL-33). */
export const getMenu = async (shop: Connection, type: MenuType, lang: string, signal?: AbortSignal) =>
  (await request(shop, `/api/menus/${type}`, { query: { lang }, schema: menu, signal })).value
