import { localizedPath } from '../catalogue/records/path-to.ts'
import type { Deps } from '../context/deps.ts'
import type { Language } from '../languages/language.ts'
import { readConfiguredPaths } from './configured-paths.ts'
import type { FindPage } from './find-page.ts'
import { allPaths, type PageLocation } from './page-location.ts'

/** A public page of the shop. */
export interface SitemapPage {
  paths: PageLocation['paths']
  /** date of its last change, if known */
  changed?: string
}

/** Pages that show the visitor's own data, or are endless. */
const personalPages = ['cartPage', 'searchPage', 'wishlistPage', 'customerProfilePage'] as const

/** The paths of the cart, the search, the wishlist and the customer area in all languages. */
export async function readPersonalPaths({ settings, languages }: Pick<Deps, 'settings' | 'languages'>): Promise<string[]> {
  const configurations = await Promise.all(languages.codes.map((language) => settings.configuration(language)))
  return configurations.flatMap((configuration) => personalPages.map((page) => String(configuration[page])))
}

/** The written pages, news and categories that `findPage` has for everybody. */
export async function readContentPages(deps: Deps, findPage: FindPage): Promise<SitemapPage[]> {
  const personal = new Set(await readPersonalPaths(deps))
  const isPublic = async ({ paths }: SitemapPage) => {
    const [path] = Object.values(paths)
    if (path === undefined || personal.has(path)) return false
    const found = await findPage(deps, path)
    return 'status' in found && found.status === 200 && !found.isPrivate && !found.isCustomerArea
  }
  const pages: SitemapPage[] = []
  for (const page of await readWrittenPages(deps)) if (await isPublic(page)) pages.push(page)
  const news = await readNewsPages(deps)
  if (news[0] && (await isPublic(news[0]))) pages.push(...news)
  return [...pages, ...categoryPages(deps)]
}

async function readWrittenPages(deps: Deps): Promise<SitemapPage[]> {
  const configured = await readConfiguredPaths(deps)
  const rows = await deps.db.query<{ paths: Record<string, string> }>(
    `select jsonb_object_agg(t.lang, t.path) as paths from page p join page_text t on t.page = p.key
     where p.preview_hash is null group by p.key order by min(t.path)`,
  )
  return rows.map(({ paths }) => ({ paths: allPaths(deps.languages, (lang) => nowIn(paths, lang, configured.nowAt)) }))
}

const nowIn = (paths: Record<string, string>, language: Language, nowAt: (stored: string, language: Language) => string) => {
  const stored = paths[language]
  return stored === undefined ? undefined : nowAt(stored, language)
}

async function readNewsPages({ db, languages, now }: Deps): Promise<SitemapPage[]> {
  const rows = await db.query<{ paths: Record<string, string>; published: string }>(
    `select paths, to_char(published, 'YYYY-MM-DD') as published from news where published <= $1::timestamptz order by news.published desc, id`,
    [now()],
  )
  return rows.map(({ paths, published }) => ({ paths: allPaths(languages, (language) => paths[language]), changed: published }))
}

const categoryPages = ({ catalogue, languages }: Deps): SitemapPage[] =>
  [...catalogue.now().reference.categories.values()].map(({ texts }) => ({
    paths: allPaths(languages, (language) => localizedPath(languages, 'c', texts(language).path, language)),
  }))

export async function countProductPages({ db }: Deps): Promise<number> {
  const [row] = await db.query<{ count: number }>('select count(*)::int as count from product')
  return row?.count ?? 0
}

/** The pages of some products in the order of their numbers. */
export async function readProductPages(
  { db, languages }: Deps,
  { offset, limit }: { offset: number; limit: number },
): Promise<SitemapPage[]> {
  const rows = await db.query<{ paths: Record<string, string> }>(
    `select jsonb_object_agg(lang, path) as paths from product_text
     where product_no in (select no from product order by no offset $1 limit $2) group by product_no order by product_no`,
    [offset, limit],
  )
  return rows.map(({ paths }) => ({
    paths: allPaths(languages, (language) =>
      paths[language] === undefined ? undefined : localizedPath(languages, 'p', paths[language], language),
    ),
  }))
}
