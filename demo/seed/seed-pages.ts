import { writePictures } from '../../server/catalogue/write/write-pictures.ts'
import type { Db } from '../../server/db/db.ts'
import { syncRows } from '../../server/db/sync-rows.ts'
import type { Languages } from '../../server/languages/languages.ts'
import { checkRedirects } from '../../server/page/redirects.ts'
import { writePages } from '../../server/seed/write-pages.ts'
import { news, newsDrawings } from '../content/news.ts'
import { inAnyLanguage } from '../content/pages/in-any-language.ts'
import { pageRecipes, pages, redirects } from '../content/pages/index.ts'

/**
 * Writes pages, redirects and news; keeps edited ones. `drafts` includes unpublished pages, whose preview tokens are public.
 * Throws for redirects that leave the site or form a loop.
 */
export async function seedPages(db: Db, languages: Languages, { drafts }: { drafts: boolean }): Promise<void> {
  await writePages(db, languages, pages.filter(({ previewToken }) => drafts || !previewToken).map(inAnyLanguage))
  checkRedirects(redirects)
  await syncRows(
    db,
    { table: 'redirect', keys: ['path'], columns: { path: 'text', target: 'text' } },
    redirects.map(({ from, to }) => ({ path: from, target: to })),
  )
  await seedNews(db, languages)
  await writePictures(db, [...pageRecipes, ...newsDrawings])
}

const seedNews = (db: Db, languages: Languages) =>
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
      id,
      published: publishedAt,
      image_id: imageId,
      content_images: contentImages,
      titles: title,
      summaries: summary,
      contents: content,
      paths: languages.each((language) => languages.pickPath(paths, language)),
      product_paths: productPaths && languages.each((language) => languages.pickPath(productPaths, language)),
    })),
  )
