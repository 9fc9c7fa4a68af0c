import type { Db } from '../db/db.ts'
import type { Frame } from './frame.ts'
import type { Pictures } from './pictures.ts'

/** What product cards ask for, at one and at two pixels a point. */
const cardFrames: Frame[] = [
  { width: 340, fit: 'contain' },
  { width: 680, fit: 'contain' },
]

/** Draws the cards of the whole catalogue while nobody waits; what is already drawn is left alone. */
export async function prerender(db: Db, pictures: Pictures, progress?: (done: number, all: number) => void): Promise<void> {
  const rows = await db.query<{ id: string }>(
    `select id from image where recipe->>'view' in ('front', 'tile') order by recipe->>'view' desc, id`,
  )
  const ids = rows.map(({ id }) => id)
  await pictures.prepare(ids, cardFrames, progress)
}
