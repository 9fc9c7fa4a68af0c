import { mkdtempSync } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const idPattern = /^[A-Za-z0-9_-]{20,40}$/
/** A file that has no row after this long is what a stopped server left behind. */
const leftoverMs = 3_600_000

/** Where the bytes of uploaded files are: by id, never by the name that somebody gave them, and under no address. */
export interface DocumentFolder {
  /** A new file for writing; not a document before it is kept. */
  begin(id: string): Promise<FileHandle>
  keep(id: string): Promise<void>
  /** Takes away what is there of a document, finished or not. */
  drop(id: string): Promise<void>
  /** Where the bytes of a document are. */
  path(id: string): string
  /** Ids of files that have been there for a while. */
  old(now: Date): Promise<string[]>
}

/** The folder `documents` of the data folder, readable by this user only; without one, a folder for passing files. */
export function openDocumentFolder(dataDir = mkdtempSync(join(tmpdir(), 'shop-documents-'))): DocumentFolder {
  const folder = join(dataDir, 'documents')
  const path = (id: string) => {
    if (!idPattern.test(id)) throw new Error('This is no id of a document')
    return join(folder, id)
  }
  return {
    path,
    begin: async (id) => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      return open(`${path(id)}.part`, 'wx+', 0o600)
    },
    keep: (id) => rename(`${path(id)}.part`, path(id)),
    drop: async (id) => {
      await Promise.all([path(id), `${path(id)}.part`].map((file) => rm(file, { force: true })))
    },
    old: async (now) => {
      const names = await readdir(folder).catch(() => [])
      const ids = [...new Set(names.map((name) => name.replace(/\.part$/, '')))].filter((id) => idPattern.test(id))
      const ages = await Promise.all(
        ids.map(async (id) => {
          const found = await stat(path(id)).catch(() => stat(`${path(id)}.part`).catch(() => undefined))
          return found ? now.getTime() - found.mtimeMs : 0
        }),
      )
      return ids.filter((_, at) => (ages[at] ?? 0) > leftoverMs)
    },
  }
}
