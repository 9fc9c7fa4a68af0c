import { randomBytes } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import type { Deps } from '../../context/deps.ts'
import { badRequest, Problem } from '../../http/problem.ts'
import type { Words } from '../../languages/words.ts'
import { type Part, readParts } from './multipart.ts'
import { detectKind, isAllowedName } from './storage/file-kind.ts'
import { displayName } from './storage/file-name.ts'

const idBytes = 18
const maxFieldBytes = 65_536
/** limits of a visitor's uploads that no request has used yet */
const maxPendingFiles = 20
const maxPendingBytes = 60_000_000
const quotaSeconds = 3600

type UploadWords = Words['upload']

export interface Upload {
  session: string
  chunks: AsyncIterable<Uint8Array>
  boundary: string
  maxBytes: number
  words: UploadWords
}

/** Stores the one file of a multipart body for the visitor's session and returns its id. Throws a `Problem` with the reason. */
export async function receiveDocument(deps: Pick<Deps, 'db' | 'documents' | 'now'>, upload: Upload): Promise<string> {
  const id = randomBytes(idBytes).toString('base64url')
  let received: { name: string; size: number } | undefined
  let fieldBytes = 0
  try {
    const file = await deps.documents.begin(id)
    try {
      for await (const part of readParts(upload.chunks, upload.boundary)) {
        if (part.fileName === undefined) {
          for await (const bytes of part.bytes) {
            fieldBytes += bytes.length
            if (fieldBytes > maxFieldBytes) throw badRequest('The other fields are too long')
          }
        } else if (received) throw badRequest('Only one file per request')
        else received = await writePart(file, part, upload)
      }
      if (!received) throw badRequest('The file is missing')
      const type = await detectKind(received.name, file)
      if (!type) throw wrongKind(upload.words.notWhatItSays)
      await deps.documents.keep(id)
      await record(deps, upload, { id, type, ...received })
    } finally {
      await file.close()
    }
  } catch (error) {
    await deps.documents.drop(id)
    throw error
  }
  return id
}

const wrongKind = (message: string) => new Problem(415, 'FileTypeNotAllowed', message)

/** Writes a part to the file, up to `maxBytes`. */
async function writePart(file: FileHandle, part: Part, { maxBytes, words }: Upload): Promise<{ name: string; size: number }> {
  const name = displayName(part.fileName ?? '')
  if (!isAllowedName(name)) throw wrongKind(words.wrongKind)
  let size = 0
  for await (const bytes of part.bytes) {
    size += bytes.length
    if (size > maxBytes) throw tooBig(words)
    await file.appendFile(bytes)
  }
  if (size === 0) throw badRequest(words.empty)
  return { name, size }
}

export const tooBig = (words: UploadWords) => new Problem(413, 'FileTooBig', words.tooBig)

interface Received {
  id: string
  name: string
  type: string
  size: number
}

/** Inserts the row. Locks the session, so that concurrent uploads cannot exceed the limits. */
const record = ({ db, now }: Pick<Deps, 'db' | 'now'>, { session, words }: Upload, { id, name, type, size }: Received): Promise<void> =>
  db.tx(async (tx) => {
    const [alive] = await tx.query('select 1 from session where hash = $1 for update', [session])
    if (!alive) throw new Problem(409, 'SessionEnded', words.again) // a login or logout during the upload
    const [unsent] = await tx.query<{ files: number; bytes: number }>(
      `select count(*)::int as files, coalesce(sum(size), 0)::float8 as bytes from document where session = $1 and request is null`,
      [session],
    )
    if (unsent && (unsent.files >= maxPendingFiles || unsent.bytes + size > maxPendingBytes))
      throw new Problem(429, 'TooManyFiles', words.tooMany, quotaSeconds)
    await tx.query('insert into document (id, session, name, type, size, uploaded) values ($1, $2, $3, $4, $5, $6)', [
      ...[id, session, name, type, size, now()],
    ])
  })
