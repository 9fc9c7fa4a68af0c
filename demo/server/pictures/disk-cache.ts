import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const maxBytes = 1024 ** 3

/** Finished pictures on disk. Names are made by the shop, never by a request. */
export interface DiskCache {
  read(name: string): Promise<Buffer | undefined>
  has(name: string): Promise<boolean>
  /** Keeps it unless the folder has grown past 1 GiB; a failing disk only costs drawing again. */
  write(name: string, bytes: Buffer): Promise<void>
}

export function diskCache(folder: string): DiskCache {
  let size: Promise<number> | undefined

  async function write(name: string, bytes: Buffer) {
    size ??= sizeOf(folder)
    const used = await size
    if (used + bytes.length > maxBytes) return
    size = Promise.resolve(used + bytes.length)
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

async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const sizes = await Promise.all(
    files.map((file) =>
      stat(file).then(
        (facts) => facts.size,
        () => 0,
      ),
    ),
  )
  return sizes.reduce((sum, bytes) => sum + bytes, 0)
}
