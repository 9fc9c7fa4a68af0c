import { writePictures } from '../../server/catalogue/write/write-pictures.ts'
import type { Db } from '../../server/db/db.ts'
import { writeMenus } from '../../server/seed/write-menus.ts'
import { menuDrawings, menus } from '../content/pages/menus.ts'

/** Seeds the menus and updates unedited ones. */
export async function seedMenus(db: Db): Promise<void> {
  await writeMenus(db, menus)
  await writePictures(db, menuDrawings)
}
