import { createHash } from 'node:crypto'
import type { Db } from '../db/db.ts'
import { pictureId, type Recipe, type Tint } from '../pictures/picture.ts'
import { tints } from '../pictures/tints.ts'
import { fetchPicture } from './fetch-picture.ts'

/** After so many failures in a row a host is not asked again. */
const patience = 3

export interface PictureKeeper {
  /** Id of the picture behind an address, or undefined when it cannot be had. */
  keep(url: string): Promise<string | undefined>
  /** Id of the picture that stands in where there is none: a parcel on a ground that goes with the category. */
  standIn(category: string): Promise<string>
  counts: { kept: number; unreachable: number }
}

/** Brings the pictures of an import into the shop, each address once. */
export function pictureKeeper(db: Db, fetchBytes: (url: string) => Promise<Buffer> = fetchPicture): PictureKeeper {
  const counts = { kept: 0, unreachable: 0 }
  const failures = new Map<string, number>()
  const known = new Map<string, Promise<string | undefined>>()

  async function bring(url: string): Promise<string | undefined> {
    const host = URL.canParse(url) ? new URL(url).host : undefined
    if (host === undefined || (failures.get(host) ?? 0) >= patience) {
      counts.unreachable += 1
      return undefined
    }
    try {
      const bytes = await fetchBytes(url)
      const photo = createHash('sha256').update(bytes).digest('hex')
      await db.query('insert into photo (hash, bytes) values ($1, $2) on conflict do nothing', [photo, bytes])
      failures.delete(host)
      counts.kept += 1
      return await register(db, { photo })
    } catch {
      failures.set(host, (failures.get(host) ?? 0) + 1)
      counts.unreachable += 1
      return undefined
    }
  }

  return {
    keep(url) {
      const kept = known.get(url) ?? bring(url)
      known.set(url, kept)
      return kept
    },
    standIn: (category) => register(db, { art: 'package', view: 'front', tint: tintFor(category) }),
    counts,
  }
}

/** Makes a picture known to the shop and answers its id. */
export async function register(db: Db, recipe: Recipe): Promise<string> {
  const id = pictureId(recipe)
  await db.query('insert into image (id, recipe) values ($1, $2) on conflict do nothing', [id, JSON.stringify(recipe)])
  return id
}

/** The same ground for everything of one category. */
function tintFor(category: string): Tint {
  const names = Object.keys(tints) as Tint[]
  const at = createHash('sha256').update(category).digest().readUInt16BE(0) % names.length
  return names[at] ?? 'stone'
}
