import { type MenuSeed, menuDrawings, menus } from '../../demo/content/pages/menus.ts'
import type { MenuType } from '../../src/model/page/menu.ts'
import { writePictures } from '../catalogue/write/write-pictures.ts'
import type { Db } from '../db/db.ts'
import { syncRows } from '../db/sync-rows.ts'

/** Seeds the menus and updates unedited ones. */
export async function seedMenus(db: Db): Promise<void> {
  await writeMenus(db, menus)
  await writePictures(db, menuDrawings)
}

/** Writes menus; keeps edited ones. */
export const writeMenus = (db: Db, content: Partial<Record<MenuType, MenuSeed[]>>) =>
  syncRows(
    db,
    { table: 'menu', keys: ['type'], columns: { type: 'text', nodes: 'jsonb' } },
    Object.entries(content).map(([type, nodes]) => ({ type, nodes })),
  )
