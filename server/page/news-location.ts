import type { Language } from '../../demo/content/common/shape.ts'
import { storyList } from '../../demo/content/news/shape.ts'
import { plainText } from '../../src/domain/plain-text.ts'
import type { Deps } from '../context/deps.ts'
import type { ConfiguredPaths } from './configured-paths.ts'
import { crumbsTo } from './find-page-location.ts'
import { allPaths, type ContentLocation } from './page-location.ts'

const moreStories: Record<Language, string> = { en: 'More stories', lt: 'Taip pat skaitykite' }

const productsInStory: Record<Language, string> = { en: 'Shop this story', lt: 'Prekės iš šios istorijos' }

interface NewsRow {
  id: string
  titles: Record<Language, string>
  summaries: Record<Language, string>
  paths: Record<Language, string>
  image_id: string | null
  /** the list of the products that the story shows, if the catalogue has one */
  product_list: string | null
}

/** The page of a news article that is already published. */
export async function findNewsLocation(
  { db, now }: Pick<Deps, 'db' | 'now'>,
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
  const title = row.titles[language]
  const above = await crumbsTo(db, configured, path, language)
  const allUrl = above.at(-1)?.url
  return {
    title,
    description: plainText(row.summaries[language]),
    paths: allPaths((lang) => row.paths[lang]),
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
              title: productsInStory[language],
              data: { productListId: row.product_list, displayInSlider: true },
            },
          ]),
      { id: `${row.id}-more`, type: 'newsList', title: moreStories[language], data: { size: 3, columnsCount: 3, exceptId: row.id } },
    ],
  }
}
