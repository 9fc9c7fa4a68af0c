import type { Db } from '../db/db.ts'
import type { Frame } from './frame.ts'
import type { Pictures } from './pictures.ts'

/** The sizes that product cards request, for pixel ratios 1 and 2. */
const cardFrames: Frame[] = [
  { width: 340, fit: 'contain' },
  { width: 680, fit: 'contain' },
]

/** The sizes that the large pictures of pages request; the first one on most large screens. */
const pageFrames: Frame[] = [1440, 960, 1920].map((width) => ({ width, fit: 'contain' }))

/** Renders the pictures at the top of pages, then the card pictures of the whole catalogue, in idle time. Skips cached ones. */
export async function prerender(db: Db, pictures: Pictures, progress?: (done: number, all: number) => void): Promise<void> {
  const rows = await db.query<{ id: string; isWide: boolean }>(
    `select id, recipe->>'view' in ('banner', 'strip', 'scene') as "isWide" from image
     where recipe->>'view' in ('banner', 'strip', 'scene', 'front', 'tile') order by recipe->>'view' desc, id`,
  )
  const idsOf = (wide: boolean) => rows.flatMap(({ id, isWide }) => (isWide === wide ? [id] : []))
  await pictures.prepare(idsOf(true), pageFrames)
  await pictures.prepare(idsOf(false), cardFrames, progress)
}
