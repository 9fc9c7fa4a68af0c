import { createHash } from 'node:crypto'
import type { Db } from '../db/db.ts'
import type { Recipe, Tint } from '../pictures/picture.ts'
import { tints } from '../pictures/tints.ts'
import { fetchPicture } from './fetch-picture.ts'

/** Consecutive failures after which a host is skipped. */
const maxFailuresPerHost = 3
const maxConcurrent = 6

export interface ImageImporter {
  /** Downloads and stores a picture, once per URL. Returns undefined if it fails. */
  load(url: string): Promise<Recipe | undefined>
  /** Downloads several pictures in parallel, so that `load` returns at once. */
  preload(urls: readonly string[]): Promise<void>
  /** The placeholder for products without pictures: a parcel on a background that depends on the category. */
  placeholder(category: string): Recipe
  counts: { kept: number; unreachable: number }
}

/** Downloads the pictures of an import into the database, each URL once. */
export function createImageImporter(db: Db, fetchBytes: (url: string) => Promise<Buffer> = fetchPicture): ImageImporter {
  const counts = { kept: 0, unreachable: 0 }
  const failures = new Map<string, number>()
  const known = new Map<string, Promise<Recipe | undefined>>()

  async function download(url: string): Promise<Recipe | undefined> {
    const host = URL.canParse(url) ? new URL(url).host : undefined
    if (host === undefined || (failures.get(host) ?? 0) >= maxFailuresPerHost) {
      counts.unreachable += 1
      return undefined
    }
    try {
      const bytes = await fetchBytes(url)
      const photo = createHash('sha256').update(bytes).digest('hex')
      await db.query('insert into photo (hash, bytes) values ($1, $2) on conflict do nothing', [photo, bytes])
      failures.delete(host)
      counts.kept += 1
      return { photo }
    } catch {
      failures.set(host, (failures.get(host) ?? 0) + 1)
      counts.unreachable += 1
      return undefined
    }
  }

  function load(url: string): Promise<Recipe | undefined> {
    const loading = known.get(url) ?? download(url)
    known.set(url, loading)
    return loading
  }

  return {
    load,
    async preload(urls) {
      const waiting = urls.values()
      const fetchOneByOne = async () => {
        for (const url of waiting) await load(url)
      }
      await Promise.all(Array.from({ length: maxConcurrent }, fetchOneByOne))
    },
    placeholder: (category) => ({ art: 'package', view: 'front', tint: assignTint(category) }),
    counts,
  }
}

/** Assigns the same tint to all products of a category. */
function assignTint(category: string): Tint {
  const names = Object.keys(tints) as Tint[]
  const index = createHash('sha256').update(category).digest().readUInt16BE(0) % names.length
  return names[index] ?? 'stone'
}
