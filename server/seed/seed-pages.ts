import { languages } from '../../demo/content/common/shape.ts'
import { news, newsDrawings } from '../../demo/content/news.ts'
import { pageRecipes, pages, redirects } from '../../demo/content/pages/index.ts'
import type { PageContent } from '../../demo/content/pages/shape.ts'
import { writePictures } from '../catalogue/write/write-pictures.ts'
import type { Db } from '../db/db.ts'
import { dropFormerRows, syncRows } from '../db/sync-rows.ts'
import { hashToken } from '../http/token.ts'
import { checkRedirects } from '../page/redirects.ts'

/**
 * Writes pages, redirects and news; keeps edited ones. `drafts` includes unpublished pages, whose preview tokens are public.
 * Throws for redirects that leave the site or form a loop.
 */
export async function seedPages(db: Db, { drafts }: { drafts: boolean }): Promise<void> {
  await writePages(
    db,
    pages.filter(({ previewToken }) => drafts || !previewToken),
  )
  checkRedirects(redirects)
  await syncRows(
    db,
    { table: 'redirect', keys: ['path'], columns: { path: 'text', target: 'text' } },
    redirects.map(({ from, to }) => ({ path: from, target: to })),
  )
  await seedNews(db)
  await writePictures(db, [...pageRecipes, ...newsDrawings])
}

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
  ...{ key, og_image: ogImage, categories_on_desktop: displayCategoriesListDesktop },
  preview_hash: previewToken && hashToken(previewToken),
})
const toTextRows = ({ key, paths, texts, blocks }: PageContent) =>
  languages.map((lang) => ({ page: key, lang, path: paths[lang], ...texts[lang], blocks: blocks(lang) }))

/** Writes pages; keeps edited ones. */
export async function writePages(db: Db, seeded: readonly PageContent[]): Promise<void> {
  await syncRows(db, pageTable, seeded.map(toRows))
  await syncRows(db, textTable, seeded.flatMap(toTextRows))
}

/** Deletes pages that were written once and are not among these, unless they were edited. */
export async function dropFormerPages(db: Db, seeded: readonly PageContent[]): Promise<void> {
  await dropFormerRows(db, textTable, seeded.flatMap(toTextRows))
  await db.query('delete from page p where not exists (select from page_text where page = p.key)')
}

const seedNews = (db: Db) =>
  syncRows(
    db,
    {
      table: 'news',
      keys: ['id'],
      columns: {
        id: 'text',
        published: 'date',
        image_id: 'text',
        content_images: 'text[]',
        titles: 'jsonb',
        summaries: 'jsonb',
        contents: 'jsonb',
        paths: 'jsonb',
        product_paths: 'jsonb',
      },
    },
    news.map(({ id, publishedAt, paths, title, summary, content, imageId, contentImages, productPaths }) => ({
      ...{ id, published: publishedAt, image_id: imageId, content_images: contentImages },
      ...{ titles: title, summaries: summary, contents: content, paths, product_paths: productPaths },
    })),
  )
