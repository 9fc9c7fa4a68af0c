import type { Deps } from '../../context/deps.ts'

/** How long an uploaded file is kept without a submitted form. */
const unsentTtlMs = 86_400_000

/** How long requests and their files are kept; as stated in the privacy policy. */
const sentTtlMs = 365 * 86_400_000

/**
 * Deletes requests older than a year with their files, and files that were not submitted within a day, whose session has
 * ended, or that a crash left unfinished.
 */
export async function deleteExpiredDocuments({ db, documents, now }: Pick<Deps, 'db' | 'documents' | 'now'>): Promise<void> {
  await db.query('delete from form_request where received < $1', [new Date(now().getTime() - sentTtlMs)])
  const gone = await db.query<{ id: string }>(
    'delete from document where request is null and (session is null or uploaded < $1) returning id',
    [new Date(now().getTime() - unsentTtlMs)],
  )
  const old = await documents.old(now())
  const kept = await db.query<{ id: string }>('select id from document where id = any($1)', [old])
  const known = new Set(kept.map(({ id }) => id))
  for (const id of [...gone.map((row) => row.id), ...old.filter((file) => !known.has(file))]) await documents.drop(id)
}
