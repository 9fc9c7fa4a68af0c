import { menuDrawings, menus } from '../content/menus.ts'
import { writePictures } from './catalogue/write-pictures.ts'
import type { Db } from './db/db.ts'

/** Writes menus that are not there yet; what somebody changed stays. */
export async function seedMenus(db: Db): Promise<void> {
  for (const [type, nodes] of Object.entries(menus))
    await db.query('insert into menu (type, nodes) values ($1, $2) on conflict do nothing', [type, JSON.stringify(nodes)])
  await writePictures(db, menuDrawings)
}
