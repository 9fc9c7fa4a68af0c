import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { log } from '../log/log.ts'

const defaultMaxBytes = 1024 ** 3
/** share of the limit freed per eviction, because scanning the folder is slow */
const freedShare = 0.1

/** Rendered pictures on disk. File names come from the shop, never from a request. */
export interface DiskCache {
  read(name: string): Promise<Buffer | undefined>
  has(name: string): Promise<boolean>
  /** Stores a file; evicts the least recently used ones beyond the size limit. Logs a disk error instead of throwing. */
  write(name: string, bytes: Buffer): Promise<void>
}

export function createDiskCache(folder: string, { maxBytes = defaultMaxBytes } = {}): DiskCache {
  let size: Promise<number> | undefined

  /** Reserves space for a file; sequential, because each call may evict. */
  function reserve(bytes: number): Promise<number> {
    size = (size ?? sizeOf(folder)).then(async (used) => {
      const fits = used + bytes <= maxBytes
      return bytes + (fits ? used : await evict(folder, maxBytes * (1 - freedShare) - bytes).catch(() => used))
    })
    return size
  }

  async function write(name: string, bytes: Buffer) {
    await reserve(bytes.length)
    const path = join(folder, name)
    const unfinished = `${path}.${randomUUID()}.tmp`
    await mkdir(dirname(path), { recursive: true })
    try {
      await writeFile(unfinished, bytes)
      // atomic rename: another process may be reading
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
    write: (name, bytes) => write(name, bytes).catch((err) => log.warn({ err }, `picture ${name} could not be cached`)),
  }
}

interface CachedFile {
  path: string
  bytes: number
  /** last read or write, as far as the file system records it */
  usedMs: number
}

async function filesIn(folder: string): Promise<CachedFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const files = await Promise.all(
    paths.map((path) =>
      stat(path).then(
        ({ size, atimeMs, mtimeMs }) => ({ path, bytes: size, usedMs: Math.max(atimeMs, mtimeMs) }),
        () => [], // deleted since readdir
      ),
    ),
  )
  return files.flat()
}

const bytesOf = (files: readonly CachedFile[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0)

const sizeOf = async (folder: string): Promise<number> => bytesOf(await filesIn(folder))

/** Deletes the least recently used files until at most `maxBytes` are left; returns the remaining bytes. */
async function evict(folder: string, maxBytes: number): Promise<number> {
  const files = (await filesIn(folder)).sort((a, b) => a.usedMs - b.usedMs)
  let left = bytesOf(files)
  for (const { path, bytes } of files) {
    if (left <= maxBytes) break
    await rm(path, { force: true })
    left -= bytes
  }
  return left
}
