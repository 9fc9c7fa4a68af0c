import { mkdtempSync } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const idPattern = /^[A-Za-z0-9_-]{20,40}$/
/** A file without a row after this time is left over from a crash. */
const leftoverMs = 3_600_000

/** The folder of uploaded files. Names them by id, never by the uploaded name, and is not served. */
export interface DocumentFolder {
  /** Creates a temporary file for writing; `keep` turns it into a document. */
  begin(id: string): Promise<FileHandle>
  keep(id: string): Promise<void>
  /** Deletes a document, finished or not. */
  drop(id: string): Promise<void>
  /** Path of a document's file. */
  path(id: string): string
  /** Ids of files older than an hour, finished or not. */
  old(now: Date): Promise<string[]>
}

/** Opens the folder `documents` of the data folder, readable by this user only; default: in a temporary folder. */
export function openDocumentFolder(dataDir = mkdtempSync(join(tmpdir(), 'shop-documents-'))): DocumentFolder {
  const folder = join(dataDir, 'documents')
  const path = (id: string) => {
    if (!idPattern.test(id)) throw new Error('Invalid document id')
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
      return ids.filter((_, index) => (ages[index] ?? 0) > leftoverMs)
    },
  }
}
