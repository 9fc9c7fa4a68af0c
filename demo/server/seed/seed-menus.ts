import { menuDrawings, menus } from '../../content/pages/menus.ts'
import { writePictures } from '../catalogue/write/write-pictures.ts'
import type { Db } from '../db/db.ts'
import { syncRows } from '../db/sync-rows.ts'

/** Seeds the menus and updates unedited ones. */
export async function seedMenus(db: Db): Promise<void> {
  const rows = Object.entries(menus).map(([type, nodes]) => ({ type, nodes }))
  await syncRows(db, { table: 'menu', keys: ['type'], columns: { type: 'text', nodes: 'jsonb' } }, rows)
  await writePictures(db, menuDrawings)
}
