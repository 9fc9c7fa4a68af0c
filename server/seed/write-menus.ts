import type { MenuType } from '../../src/model/page/menu.ts'
import type { Db } from '../db/db.ts'
import { syncRows } from '../db/sync-rows.ts'
import type { StoredMenuNode } from '../page/stored-menu.ts'

/** Writes menus; keeps edited ones. */
export const writeMenus = (db: Db, content: Partial<Record<MenuType, StoredMenuNode[]>>) =>
  syncRows(
    db,
    { table: 'menu', keys: ['type'], columns: { type: 'text', nodes: 'jsonb' } },
    Object.entries(content).map(([type, nodes]) => ({ type, nodes })),
  )
