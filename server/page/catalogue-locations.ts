import type { Crumb } from '../../src/model/page/route.ts'
import { departmentLists } from '../catalogue/records/list-ids.ts'
import { localizedPath } from '../catalogue/records/path-to.ts'
import { type Category, trail } from '../catalogue/records/reference.ts'
import type { Deps } from '../context/deps.ts'
import type { Language } from '../languages/language.ts'
import type { Languages } from '../languages/languages.ts'
import { allPaths, type PageLocation } from './page-location.ts'

/** The location of a category or product page. */
export interface CatalogueLocation extends PageLocation {
  id: string
  /** a category that shows its subcategories instead of products */
  isOverview?: boolean
  /** ids of the product lists of a department: its offers and its bestsellers */
  shelves?: ReturnType<typeof departmentLists> | undefined
}

const createCrumbs = (languages: Languages, category: Category, language: Language): Crumb[] =>
  trail(category).map(({ texts }) => ({ title: texts(language).title, url: localizedPath(languages, 'c', texts(language).path, language) }))

/** Finds the category with this page path. */
export function findCategoryLocation(
  { catalogue }: Pick<Deps, 'catalogue'>,
  path: string,
  language: Language,
): CatalogueLocation | undefined {
  const { categories, lists, languages } = catalogue.now().reference
  const category = [...categories.values()].find(({ texts }) => localizedPath(languages, 'c', texts(language).path, language) === path)
  if (!category) return undefined
  const { title, description } = category.texts(language)
  const shelves = departmentLists(category.id)
  return {
    id: category.id,
    title,
    description,
    paths: allPaths(languages, (lang) => localizedPath(languages, 'c', category.texts(lang).path, lang)),
    crumbs: createCrumbs(languages, category, language),
    ogImage: category.imageId,
    isOverview: category.renderType === 'onlySubcategories',
    shelves: lists.has(shelves.offers) && lists.has(shelves.bestsellers) ? shelves : undefined,
  }
}

interface ProductRow {
  id: string
  category: string
  lang: Language
  title: string
  path: string
  description: string
  image: string | null
}

/** Finds the product with this page path. */
export async function findProductLocation(
  { db, catalogue }: Pick<Deps, 'db' | 'catalogue'>,
  path: string,
  language: Language,
): Promise<CatalogueLocation | undefined> {
  const { categories, languages } = catalogue.now().reference
  const start = localizedPath(languages, 'p', '', language)
  if (!path.startsWith(start)) return undefined
  const rows = await db.query<ProductRow>(
    `select p.id, p.category, t.lang, t.title, t.path, t.description,
       (select l.images[1] from listing l where l.product_no = p.no order by l.in_whole desc, l.no limit 1) as image
     from product p join product_text t on t.product_no = p.no
     where p.no = (select product_no from product_text where lang = $1 and path = $2)`,
    [language, path.slice(start.length)],
  )
  const own = rows.find(({ lang }) => lang === language)
  if (!own) return undefined
  const category = categories.get(own.category)
  return {
    id: own.id,
    title: own.title,
    description: own.description,
    paths: allPaths(
      languages,
      (lang) => rows.filter((row) => row.lang === lang).map((row) => localizedPath(languages, 'p', row.path, lang))[0],
    ),
    crumbs: [...(category ? createCrumbs(languages, category, language) : []), { title: own.title, url: path }],
    ogImage: own.image ?? undefined,
  }
}
