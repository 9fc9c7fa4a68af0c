import type { NewsItem } from '../../src/model/page/news.ts'
import type { Deps } from '../context/deps.ts'
import type { Language, Text } from '../languages/language.ts'

interface NewsRow {
  id: string
  published: string
  image_id: string | null
  content_images: string[]
  titles: Text
  summaries: Text
  contents: Text
  paths: Text
  product_paths: Text | null
}

/** Published articles, newest first (NEWS-03): the one with `id`, or the first `size`. */
export async function readNews(
  { db, languages: { pick, pickPath }, now }: Pick<Deps, 'db' | 'languages' | 'now'>,
  language: Language,
  { id, size = 1 }: { id?: string; size?: number },
): Promise<NewsItem[]> {
  const rows = await db.query<NewsRow>(
    `select id, to_char(published, 'YYYY-MM-DD') as published, image_id, content_images, titles, summaries, contents, paths, product_paths
     from news where published <= $1::timestamptz and ($2::text is null or id = $2) order by news.published desc, id limit $3`,
    [now(), id ?? null, size],
  )
  return rows.map((row) => ({
    id: row.id,
    title: pick(row.titles, language),
    ...(row.image_id !== null && { imageId: row.image_id }),
    contentImages: row.content_images,
    content: pick(row.contents, language),
    summary: pick(row.summaries, language),
    url: pickPath(row.paths, language),
    ...(row.product_paths && { productUrl: pickPath(row.product_paths, language) }),
    publishedAt: row.published,
  }))
}
