import type { Db } from '../db/db.ts'
import type { Frame } from './frame.ts'
import type { Pictures } from './pictures.ts'

/** The sizes that product cards request, for pixel ratios 1 and 2. */
const cardFrames: Frame[] = [
  { width: 340, fit: 'contain' },
  { width: 680, fit: 'contain' },
]

/** Renders the card pictures of the whole catalogue in idle time. Skips cached ones. */
export async function prerender(db: Db, pictures: Pictures, progress?: (done: number, all: number) => void): Promise<void> {
  const rows = await db.query<{ id: string }>(
    `select id from image where recipe->>'view' in ('front', 'tile') order by recipe->>'view' desc, id`,
  )
  const ids = rows.map(({ id }) => id)
  await pictures.prepare(ids, cardFrames, progress)
}
