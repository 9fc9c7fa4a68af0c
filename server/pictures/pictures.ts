import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Sharp } from 'sharp'
import type { Db } from '../db/db.ts'
import { QueueFullError, type Requester, workQueue } from '../http/work-queue.ts'
import { log } from '../log/log.ts'
import { createDiskCache, type DiskCache } from './disk-cache.ts'
import type { Format } from './format.ts'
import { type Frame, pixelsIn } from './frame.ts'
import { UnknownArtError } from './marks.ts'
import { pictureIdPattern, type Recipe, ratioOf } from './picture.ts'
import { placeholderIn } from './placeholder.ts'
import { drawIn, encode, markIn, patchIn, photoIn } from './render.ts'

export interface Picture {
  bytes: Buffer
  format: Format
}

export interface Pictures {
  /** Returns a cached picture in the best format, otherwise renders it in one that encodes fast. Undefined for an unknown id. */
  find(id: string, frame: Frame, formats: readonly Format[], requester?: Requester): Promise<Picture | undefined>
  /** Renders the placeholder for a missing picture. */
  placeholder(frame: Frame, format: Format, requester?: Requester): Promise<Picture>
  /** Renders pictures in idle time: all in the first frame, then in the next. */
  prepare(ids: readonly string[], frames: readonly Frame[], progress?: (done: number, all: number) => void): Promise<void>
  close(): void
}

export interface PicturesOptions {
  db: Db
  /** folder of the shop's own art, see `ShopContent`; pictures that need it are missing without it */
  artFolder?: string | undefined
  /** the data folder of the shop; default: a temporary folder */
  dataDir?: string | undefined
  /** cache of rendered pictures; default: in `dataDir` */
  picturesDir?: string | undefined
  /** renders AVIF in idle time for clients that got another format at first; default: true */
  drawsAhead?: boolean | undefined
  /** milliseconds after which a request for a picture whose rendering has not started fails; default: see `workQueue` */
  maxWaitMs?: number | undefined
}

/** Renders, caches and serves the pictures of the shop. */
export function createPictures({ db, artFolder, dataDir, picturesDir, drawsAhead = true, maxWaitMs }: PicturesOptions): Pictures {
  const cache: DiskCache = createDiskCache(picturesDir ?? join(dataDir ?? join(tmpdir(), 'shop-kit'), 'pictures'))
  const queue = workQueue({ maxWaitMs })
  let isClosed = false
  const activeDrawings = new Map<string, (requester?: Requester) => Promise<Buffer | undefined>>()
  const idleDrawings = new Map<string, Promise<Buffer | undefined>>()

  async function draw(id: string, frame: Frame, format: Format, name: string): Promise<Buffer | undefined> {
    const recipe = await findRecipe(db, id)
    const picture = recipe && (await renderRecipe(db, artFolder, recipe, frame, ratioOf(id) ?? 1))
    if (!picture) return undefined
    const bytes = await encode(picture, format)
    await cache.write(name, bytes)
    return bytes
  }

  /** Concurrent requests for the same picture share one rendering. */
  function drawNow(id: string, frame: Frame, format: Format, requester?: Requester): Promise<Buffer | undefined> {
    const name = cacheName(id, frame, format)
    const drawing =
      activeDrawings.get(name) ??
      queue.share(
        () => draw(id, frame, format, name),
        () => activeDrawings.delete(name),
      )
    activeDrawings.set(name, drawing)
    return drawing(requester)
  }

  function drawAhead(id: string, frame: Frame, format: Format): Promise<Buffer | undefined> {
    const name = cacheName(id, frame, format)
    const drawing = idleDrawings.get(name) ?? queue.idle(() => draw(id, frame, format, name)).finally(() => idleDrawings.delete(name))
    idleDrawings.set(name, drawing)
    return drawing
  }

  return {
    async find(id, frame, formats, requester) {
      if (!pictureIdPattern.test(id)) return undefined
      const [best, second] = formats
      if (!best) return undefined
      // AVIF encodes slowly: clients that accept another format get that one until the AVIF is cached
      const quick = best === 'avif' ? (second ?? best) : best
      const finished = await cache.read(cacheName(id, frame, best))
      if (finished) return { bytes: finished, format: best }
      const bytes = (await cache.read(cacheName(id, frame, quick))) ?? (await drawNow(id, frame, quick, requester))
      if (!bytes) return undefined
      if (best !== quick && drawsAhead) drawAhead(id, frame, best).catch(ignoreClosing)
      return { bytes, format: quick }
    },
    async placeholder(frame, format, requester) {
      return { bytes: await queue.now(() => encode(placeholderIn(frame), format), requester), format }
    },
    async prepare(ids, frames, progress) {
      const jobs = frames.flatMap((frame) => ids.map((id) => ({ id, frame })))
      for (const [index, { id, frame }] of jobs.entries()) {
        if (isClosed) return
        if (!(await cache.has(cacheName(id, frame, 'webp')))) await drawAhead(id, frame, 'webp').catch(ignoreClosing)
        progress?.(index + 1, jobs.length)
      }
    },
    close() {
      isClosed = true
      queue.close()
    },
  }
}

/** The path of a cached picture. Each picture has its folder. */
function cacheName(id: string, frame: Frame, format: Format): string {
  const ratio = ratioOf(id)
  if (ratio === undefined) return join(id, `${frame.width ?? ''}x${frame.height ?? ''}-${frame.fit}.${format}`)
  const { width, height } = pixelsIn(frame, ratio)
  return join(id, `${width}x${height}.${format}`)
}

async function findRecipe(db: Db, id: string): Promise<Recipe | undefined> {
  const [row] = await db.query<{ recipe: Recipe }>('select recipe from image where id = $1', [id])
  return row?.recipe
}

/** The CSS colour of a value of the attribute `colour`. */
async function findSwatch(db: Db, colour: string | undefined): Promise<string | undefined> {
  if (colour === undefined) return undefined
  const [row] = await db.query<{ swatch: string | null }>(
    `select i.recipe ->> 'swatch' as swatch from attribute_value v join image i on i.id = v.image_id
     where v.attribute = 'colour' and v.value = $1`,
    [colour],
  )
  return row?.swatch ?? undefined
}

async function renderRecipe(
  db: Db,
  artFolder: string | undefined,
  recipe: Recipe,
  frame: Frame,
  ratio: number,
): Promise<Sharp | undefined> {
  if ('swatch' in recipe) return patchIn(frame, recipe.swatch)
  if ('mark' in recipe) return await markIn(artFolder, frame, ratio, recipe.mark).catch(withoutArt)
  if ('art' in recipe) return await drawIn(artFolder, frame, ratio, recipe, await findSwatch(db, recipe.colour)).catch(withoutArt)
  const [row] = await db.query<{ bytes: Uint8Array }>('select bytes from photo where hash = $1', [recipe.photo])
  return row && photoIn(frame, row.bytes)
}

function withoutArt(error: unknown): undefined {
  if (!(error instanceof UnknownArtError)) throw error
  log.warn(error.message)
}

function ignoreClosing(error: unknown) {
  if (!(error instanceof QueueFullError)) log.warn({ err: error }, 'a picture could not be rendered')
}
