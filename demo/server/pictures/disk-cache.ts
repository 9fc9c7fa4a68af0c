import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const defaultMaxBytes = 1024 ** 3
/** of the limit, at once: looking through the folder takes a while */
const freedShare = 0.1

/** Finished pictures on disk. Names are made by the shop, never by a request. */
export interface DiskCache {
  read(name: string): Promise<Buffer | undefined>
  has(name: string): Promise<boolean>
  /** Keeps it; where the folder has grown past its limit, what was not looked at for longest makes room. A failing disk only costs drawing again. */
  write(name: string, bytes: Buffer): Promise<void>
}

export function createDiskCache(folder: string, { maxBytes = defaultMaxBytes } = {}): DiskCache {
  let size: Promise<number> | undefined

  /** Counts what is going to be written; one after the other, as each may have to make room. */
  function takeRoom(bytes: number): Promise<number> {
    size = (size ?? sizeOf(folder)).then(async (used) => {
      const fits = used + bytes <= maxBytes
      return bytes + (fits ? used : await evict(folder, maxBytes * (1 - freedShare) - bytes).catch(() => used))
    })
    return size
  }

  async function write(name: string, bytes: Buffer) {
    await takeRoom(bytes.length)
    const path = join(folder, name)
    const unfinished = `${path}.${randomUUID()}.tmp`
    await mkdir(dirname(path), { recursive: true })
    try {
      await writeFile(unfinished, bytes)
      // Another process may read at the same moment: a file appears whole or not at all.
      await rename(unfinished, path)
    } finally {
      await rm(unfinished, { force: true })
    }
  }

  return {
    read: (name) => readFile(join(folder, name)).catch(() => undefined),
    has: (name) =>
      stat(join(folder, name)).then(
        () => true,
        () => false,
      ),
    write: (name, bytes) => write(name, bytes).catch((error) => console.warn(`Picture ${name} could not be kept:`, error)),
  }
}

interface CachedFile {
  path: string
  bytes: number
  /** when it was written or looked at last, as far as the disk notes it */
  usedMs: number
}

async function filesIn(folder: string): Promise<CachedFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const files = await Promise.all(
    paths.map((path) =>
      stat(path).then(
        ({ size, atimeMs, mtimeMs }) => ({ path, bytes: size, usedMs: Math.max(atimeMs, mtimeMs) }),
        () => [], // gone meanwhile
      ),
    ),
  )
  return files.flat()
}

const bytesOf = (files: readonly CachedFile[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0)

const sizeOf = async (folder: string): Promise<number> => bytesOf(await filesIn(folder))

/** Takes away what was used longest ago until no more than `most` bytes are left; answers how many are. */
async function evict(folder: string, most: number): Promise<number> {
  const files = (await filesIn(folder)).sort((a, b) => a.usedMs - b.usedMs)
  let left = bytesOf(files)
  for (const { path, bytes } of files) {
    if (left <= most) break
    await rm(path, { force: true })
    left -= bytes
  }
  return left
}
