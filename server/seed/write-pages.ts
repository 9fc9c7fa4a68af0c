import type { Db } from '../db/db.ts'
import { dropFormerRows, syncRows } from '../db/sync-rows.ts'
import { hashToken } from '../http/token.ts'
import type { Languages } from '../languages/languages.ts'
import type { PageContent } from '../page/stored-page.ts'

const pageTable = {
  table: 'page',
  keys: ['key'],
  columns: { key: 'text', og_image: 'text', categories_on_desktop: 'boolean', preview_hash: 'text' },
}
const textTable = {
  table: 'page_text',
  keys: ['page', 'lang'],
  columns: { page: 'text', lang: 'text', path: 'text', title: 'text', description: 'text', blocks: 'jsonb' },
  unless: 'exists (select 1 from page_text other where (other.path, other.lang) = (given.path, given.lang) and other.page <> given.page)',
}

const toRows = ({ key, ogImage, displayCategoriesListDesktop = false, previewToken }: PageContent) => ({
  key,
  og_image: ogImage,
  categories_on_desktop: displayCategoriesListDesktop,
  preview_hash: previewToken && hashToken(previewToken),
})
const toTextRows = (languages: Languages, { key, paths, texts, blocks }: PageContent) =>
  languages.codes.map((lang) => ({
    page: key,
    lang,
    path: languages.pickPath(paths, lang),
    ...languages.pick<{ title: string; description: string }>(texts, lang),
    blocks: blocks(lang),
  }))

/** Writes pages; keeps edited ones. */
export async function writePages(db: Db, languages: Languages, seeded: readonly PageContent[]): Promise<void> {
  await syncRows(db, pageTable, seeded.map(toRows))
  await syncRows(
    db,
    textTable,
    seeded.flatMap((page) => toTextRows(languages, page)),
  )
}

/** Deletes pages that were written once and are not among these, unless they were edited. */
export async function dropFormerPages(db: Db, languages: Languages, seeded: readonly PageContent[]): Promise<void> {
  await dropFormerRows(
    db,
    textTable,
    seeded.flatMap((page) => toTextRows(languages, page)),
  )
  await db.query('delete from page p where not exists (select from page_text where page = p.key)')
}
