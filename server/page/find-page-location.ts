import type { Crumb } from '../../src/model/page/route.ts'
import { homePath } from '../catalogue/records/path-to.ts'
import type { Deps } from '../context/deps.ts'
import type { Language } from '../languages/language.ts'
import type { ConfiguredPaths } from './configured-paths.ts'
import { allPaths, type BlockToShow, type ContentLocation } from './page-location.ts'
import { opensPreview } from './preview.ts'

interface PageRow {
  page: string
  lang: Language
  path: string
  title: string
  description: string
  blocks: BlockToShow[]
  og_image: string | null
  categories_on_desktop: boolean
  preview_hash: string | null
}

/** The editorial page at a path in this language; an unpublished page needs its preview token. */
export async function findPageLocation(
  { db, languages }: Pick<Deps, 'db' | 'languages'>,
  configured: ConfiguredPaths,
  path: string,
  language: Language,
  token?: string,
): Promise<ContentLocation | undefined> {
  const stored = configured.storedAt(path, language)
  if (stored === undefined) return undefined
  const rows = await db.query<PageRow>(
    `select t.page, t.lang, t.path, t.title, t.description, t.blocks, p.og_image, p.categories_on_desktop, p.preview_hash
     from page p join page_text t on t.page = p.key
     where p.key = (select page from page_text where lang = $1 and path = $2)`,
    [language, stored],
  )
  const own = rows.find(({ lang }) => lang === language)
  if (!own || (own.preview_hash !== null && !opensPreview(token, own.preview_hash))) return undefined
  return {
    title: own.title,
    description: own.description,
    paths: allPaths(languages, (to) => rows.filter(({ lang }) => lang === to).map((row) => configured.nowAt(row.path, to))[0]),
    crumbs:
      stored === homePath(languages, language)
        ? []
        : [...(await crumbsTo({ db, languages }, configured, stored, language)), { title: own.title, url: path }],
    ogImage: own.og_image ?? undefined,
    blocks: own.blocks,
    displayCategoriesListDesktop: own.categories_on_desktop,
    isPrivate: own.preview_hash !== null,
  }
}

/** The editorial pages above a path, top first: `/news` above `/news/an-article`. */
export async function crumbsTo(
  { db, languages }: Pick<Deps, 'db' | 'languages'>,
  configured: ConfiguredPaths,
  path: string,
  language: Language,
): Promise<Crumb[]> {
  const parts = path.split('/').slice(1, -1)
  const above = parts
    .map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)
    .filter((parent) => `${parent}/` !== homePath(languages, language))
  if (above.length === 0) return []
  const rows = await db.query<{ path: string; title: string }>(
    `select t.path, t.title from page_text t join page p on p.key = t.page
     where t.lang = $1 and t.path = any($2::text[]) and p.preview_hash is null order by length(t.path)`,
    [language, above],
  )
  return rows.map(({ title, path: stored }) => ({ title, url: configured.nowAt(stored, language) }))
}
