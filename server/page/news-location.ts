import { plainText } from '../../src/domain/plain-text.ts'
import { storyList } from '../catalogue/records/list-ids.ts'
import type { Deps } from '../context/deps.ts'
import type { Language, Text } from '../languages/language.ts'
import type { ConfiguredPaths } from './configured-paths.ts'
import { crumbsTo } from './find-page-location.ts'
import { allPaths, type ContentLocation } from './page-location.ts'

interface NewsRow {
  id: string
  titles: Text
  summaries: Text
  paths: Text
  image_id: string | null
  /** the list of the products that the story shows, if the catalogue has one */
  product_list: string | null
}

/** The page of a news article that is already published. */
export async function findNewsLocation(
  { db, languages, now }: Pick<Deps, 'db' | 'languages' | 'now'>,
  configured: ConfiguredPaths,
  path: string,
  language: Language,
): Promise<ContentLocation | undefined> {
  const [row] = await db.query<NewsRow>(
    `select id, titles, summaries, paths, image_id, (select l.id from product_list l where l.id = $4 || news.id) as product_list
     from news where paths ->> $1 = $2 and published <= $3::timestamptz`,
    [language, path, now(), storyList('')],
  )
  if (!row) return undefined
  const { moreStories, storyProducts } = languages.words(language).page
  const title = languages.pick(row.titles, language)
  const above = await crumbsTo({ db, languages }, configured, path, language)
  const allUrl = above.at(-1)?.url
  return {
    title,
    description: plainText(languages.pick(row.summaries, language)),
    paths: allPaths(languages, (lang) => row.paths[lang]),
    crumbs: [...above, { title, url: path }],
    ogImage: row.image_id ?? undefined,
    blocks: [
      { id: row.id, type: 'newsItem', data: { newsId: row.id, ...(allUrl && { allUrl }) } },
      ...(row.product_list === null
        ? []
        : [
            {
              id: `${row.id}-products`,
              type: 'productListBanner' as const,
              title: storyProducts,
              data: { productListId: row.product_list, displayInSlider: true },
            },
          ]),
      { id: `${row.id}-more`, type: 'newsList', title: moreStories, data: { size: 3, columnsCount: 3, exceptId: row.id } },
    ],
  }
}
