import type { Db } from '../../db/db.ts'
import { insertRows } from '../../db/insert-rows.ts'
import { pictureId, type Recipe } from '../../pictures/picture.ts'

/** Registers pictures for /images. Returns their ids in the same order, undefined for an undefined recipe. */
export async function writePictures(db: Db, recipes: readonly (Recipe | undefined)[]): Promise<(string | undefined)[]> {
  const ids = recipes.map((recipe) => recipe && pictureId(recipe))
  const rows = new Map(recipes.flatMap((recipe, index) => (recipe ? [[ids[index], { id: ids[index], recipe }] as const] : [])))
  await insertRows(db, 'image', { id: 'text', recipe: 'jsonb' }, [...rows.values()], 'on conflict do nothing')
  return ids
}
